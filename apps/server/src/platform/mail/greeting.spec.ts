import { describe, expect, it } from '@jest/globals';
import { greet, greetAccount } from './greeting';

describe('the greeting of a mail', () => {
  it.each([
    ['Maya Okafor', 'Maya'],
    ["Anne-Marie O'Neil", 'Anne-Marie'],
    [' José de Souza ', 'José'],
  ])('uses the given name of %s', (name, given) => {
    expect(greet(name)).toBe(`Hello ${given},`);
  });

  it.each([
    'Madonna',
    'Dr. Maya Okafor',
    'Dr Maya Okafor',
    'J. Okafor',
    'Okafor, Maya',
    'Harbor Trust',
    'City of Portland',
    'Acme Inc.',
    'maya okafor',
    'Maya Okafor and Tom Reyes',
    '山田 太郎',
    'Мария Иванова',
    'Maya 🎉',
  ])('keeps the whole name where its first word may not be a given name: %s', (name) => {
    expect(greet(name)).toBe(`Hello ${name},`);
  });

  it.each([
    ['Maya Jane', 'Hello Maya Jane,'],
    [' ', 'Hello,'],
    [null, 'Hello,'],
  ])('uses the first name of an account, if there is one: %s', (firstName, text) => {
    expect(greetAccount({ firstName })).toBe(text);
  });
});
