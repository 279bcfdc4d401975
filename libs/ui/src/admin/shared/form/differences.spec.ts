import { describe, expect, it } from '@jest/globals';
import { differences } from './differences.ts';

describe('two versions of a record', () => {
  const labels = { name: 'Name', status: 'Status', active: 'Active', price: 'Price', note: 'Note' };
  const choices = { status: { on_hold: 'On Hold' } };

  it('are listed by field, formatted', () => {
    const mine = { name: 'on_hold', status: 'on_hold', active: true, price: 5, note: null };
    const stored = { name: 'B', status: 'other', active: false, price: 0, note: 'n' };
    expect(differences(labels, mine, stored, choices)).toEqual([
      { label: 'Name', mine: 'on_hold', stored: 'B' },
      { label: 'Status', mine: 'On Hold', stored: 'other' },
      { label: 'Active', mine: 'Yes', stored: 'No' },
      { label: 'Price', mine: '5', stored: '0' },
      { label: 'Note', mine: '', stored: 'n' },
    ]);
  });
});
