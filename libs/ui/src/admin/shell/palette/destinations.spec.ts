import { describe, expect, it } from '@jest/globals';
import { fits } from './destinations.ts';

describe('a label', () => {
  it.each([
    ['Add New Customer', ''],
    ['Add New Customer', 'cust'],
    ['Add New Customer', 'cust NEW'],
    ['Add New Customer', '  add '],
  ])('%j fits %j', (label, typed) => {
    expect(fits(label, typed)).toBe(true);
  });

  it.each([
    ['Add New Customer', 'omer'],
    ['Add New Customer', 'new x'],
  ])('%j does not fit %j', (label, typed) => {
    expect(fits(label, typed)).toBe(false);
  });
});
