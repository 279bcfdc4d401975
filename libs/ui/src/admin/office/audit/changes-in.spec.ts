import { describe, expect, it } from '@jest/globals';
import { changesIn, fieldLabel } from './changes-in.ts';

describe('the fields of a change', () => {
  it('names the old and the new value of each field', () => {
    expect(
      changesIn({
        before: { name: 'A', phone: '1' },
        after: { name: 'B', phone: null },
        references: [],
      }),
    ).toEqual([
      { field: 'name', was: 'A', is: 'B' },
      { field: 'phone', was: '1', is: undefined },
    ]);
  });

  it('omits fields that are empty before and after', () => {
    expect(
      changesIn({ before: null, after: { name: 'A', notes: null, phone: '' }, references: [] }),
    ).toEqual([{ field: 'name', was: undefined, is: 'A' }]);
  });

  it('names the referenced records when they are known', () => {
    const references = [{ field: 'customerId', id: '7', name: 'Sara Lind' }];
    const change = { before: { customerId: 7 }, after: { customerId: 8 }, references };
    expect(changesIn(change)).toEqual([{ field: 'customerId', was: 'Sara Lind', is: '8' }]);
  });

  it.each([
    [{ name: 'Ada', email: null, taxId: '' }, 'Name: Ada'],
    [{ legalName: 'Harbor LLC', sent: true }, 'Legal name: Harbor LLC, Sent: Yes'],
    [{ hero: { title: 'Numbers' }, figures: [1, 2] }, 'Hero (Title: Numbers), Figures (1; 2)'],
    [
      [{ text: 'Review', quantity: 2 }, { text: 'Visit' }],
      'Text: Review, Quantity: 2; Text: Visit',
    ],
    ['2026-11-20', 'November 20, 2026'],
    [new Date(2026, 10, 20, 9, 5).toISOString(), 'Nov 20, 2026 9:05 AM'],
    [{}, undefined],
  ])('formats %j as text', (value, text) => {
    const change = { before: { value: 1 }, after: { value }, references: [] };
    expect(changesIn(change)).toEqual([{ field: 'value', was: '1', is: text }]);
  });

  it('formats values that are not text, and cuts long ones', () => {
    const [active, message] = changesIn({
      before: null,
      after: { isActive: false, message: 'x'.repeat(200) },
      references: [],
    });
    expect(active?.is).toBe('No');
    expect(message?.is).toBe(`${'x'.repeat(160)}...`);
  });

  it('lists no fields when their values were deleted', () => {
    expect(changesIn({ before: null, after: null, references: [] })).toEqual([]);
  });
});

describe('the name of a field', () => {
  it.each([
    ['name', 'Name'],
    ['totalValue', 'Total value'],
    ['convertedFromContactId', 'Converted from contact'],
    ['userId', 'Account'],
  ])('labels %s as %j', (field, label) => {
    expect(fieldLabel('customers', field)).toBe(label);
  });
});
