/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { activitySchema, customerSchema, userSchema } from '@polaris/contracts';
import { someUser } from '../../testing/render-screen.tsx';
import { listOf, unreadableIn } from './list-of.ts';

const customer = {
  id: 1,
  name: 'Harbor Trust',
  email: null,
  phone: null,
  company: null,
  timeZone: null,
  status: 'active',
  totalValue: 0,
  notes: null,
  convertedFromContactId: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('a list from a newer server', () => {
  it('may have fields that this client does not know', () => {
    const [read] = listOf(customerSchema).parse([{ ...customer, mood: 'sunny' }]);
    expect(read).toEqual(customer);
    expect(userSchema.parse({ ...someUser(), badge: { color: 'red' } })).toEqual(someUser());
  });

  it('with an entry of an unknown kind has the others, and counts those left out', () => {
    const list = listOf(customerSchema).parse([
      customer,
      { ...customer, id: 2, status: 'asleep' },
      { ...customer, id: 3 },
    ]);
    expect(list.map(({ id }) => id)).toEqual([1, 3]);
    expect(unreadableIn(list)).toBe(1);
  });

  it('without any entry that can be parsed fails', () => {
    expect(() => listOf(activitySchema).parse([{ type: 'dream' }])).toThrow();
    expect(listOf(activitySchema).parse([])).toEqual([]);
  });
});
