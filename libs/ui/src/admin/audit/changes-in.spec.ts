import { describe, expect, it } from '@jest/globals';
import { changesIn, fieldLabel } from './changes-in.ts';

describe('the fields of a change', () => {
  it('name the old and the new value of each field', () => {
    expect(
      changesIn({ before: { name: 'A', phone: '1' }, after: { name: 'B', phone: null } }),
    ).toEqual([
      { field: 'name', was: 'A', is: 'B' },
      { field: 'phone', was: '1', is: undefined },
    ]);
  });

  it('leave out what is empty before and after', () => {
    expect(changesIn({ before: null, after: { name: 'A', notes: null, phone: '' } })).toEqual([
      { field: 'name', was: undefined, is: 'A' },
    ]);
  });

  it('format values that are not text, and cut long ones', () => {
    const [active, message] = changesIn({
      before: null,
      after: { isActive: false, message: 'x'.repeat(200) },
    });
    expect(active?.is).toBe('false');
    expect(message?.is).toBe(`${'x'.repeat(160)}...`);
  });

  it('are none when their values were deleted', () => {
    expect(changesIn({ before: null, after: null })).toEqual([]);
  });
});

describe('the name of a field', () => {
  it.each([
    ['name', 'Name'],
    ['totalValue', 'Total value'],
    ['convertedFromContactId', 'Converted from contact id'],
    ['userId', 'User id'],
  ])('%s is %j', (field, label) => {
    expect(fieldLabel('customers', field)).toBe(label);
  });
});
