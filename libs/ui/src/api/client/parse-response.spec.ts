/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { activitiesSchema, customersSchema, userSchema } from '@polaris/contracts';
import { someUser } from '../../../testing/render-screen.tsx';
import { parseResponse, omittedCount } from './parse-response.ts';

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
  it('accepts fields that this client does not know', () => {
    const [read] = parseResponse(customersSchema, [{ ...customer, mood: 'sunny' }]);
    expect(read).toEqual(customer);
    expect(userSchema.parse({ ...someUser(), badge: { color: 'red' } })).toEqual(someUser());
  });

  it('keeps known entries of a list, and counts unknown ones', () => {
    const list = parseResponse(customersSchema, [
      customer,
      { ...customer, id: 2, status: 'asleep' },
      { ...customer, id: 3 },
    ]);
    expect(list.map(({ id }) => id)).toEqual([1, 3]);
    expect(omittedCount(list)).toBe(1);
  });

  it('fails when no entry of a list can be parsed', () => {
    expect(() => parseResponse(activitiesSchema, [{ type: 'dream' }])).toThrow();
    expect(parseResponse(activitiesSchema, [])).toEqual([]);
  });
});
