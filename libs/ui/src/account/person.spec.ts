import { describe, expect, it } from '@jest/globals';
import { displayName } from '@polaris/contracts';
import { initials } from './person.ts';

const person = (
  firstName: string | null,
  lastName: string | null,
  email = 'grace@example.com',
) => ({
  firstName,
  lastName,
  email,
});

describe('a person', () => {
  it.each([
    [person('Grace', 'Hopper'), 'Grace Hopper', 'GH'],
    [person('Grace', null), 'Grace', 'G'],
    [person(null, 'Hopper'), 'Hopper', 'H'],
    [person(' ', ' '), 'grace', 'G'],
    [person(null, null), 'grace', 'G'],
    [person(null, null, '@example.com'), 'User', 'U'],
    [person('Mary Jane', 'van der Berg'), 'Mary Jane van der Berg', 'MB'],
    [person('🎈', 'élan'), '🎈 élan', '🎈É'],
  ])('gives %j the name %s and the initials %s', (who, name, letters) => {
    expect(displayName(who)).toBe(name);
    expect(initials(who)).toBe(letters);
  });
});
