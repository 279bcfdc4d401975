import { describe, expect, it } from '@jest/globals';
import { changedFields, compareVersions } from './merge.ts';

const opened = { name: 'Grace', company: '', phone: '1', price: 5, active: true };

describe('a record that was edited in two windows', () => {
  it('merges fields changed on one side, and lists those changed on both', () => {
    const mine = { ...opened, phone: '2', price: 6, name: 'Ada' };
    const theirs = { ...opened, phone: '3', company: 'Navy', price: 6 };
    expect(compareVersions({ opened, mine, theirs })).toEqual({
      mine: ['name', 'phone', 'price'],
      theirs: ['company'],
      both: ['phone'],
    });
  });

  it('treats null and empty text as equal', () => {
    expect(changedFields({ note: null, due: '' }, { note: '', due: null })).toEqual([]);
  });

  it('omits fields that the form does not show', () => {
    expect(changedFields(opened, { name: 'Grace', price: undefined })).toEqual([]);
    expect(changedFields(opened, { active: false, price: Number.NaN })).toEqual([
      'price',
      'active',
    ]);
  });
});
