import { describe, expect, it } from '@jest/globals';
import { fits } from './destinations.ts';

describe('a label', () => {
  it.each([
    ['Add New Customer', ''],
    ['Add New Customer', 'cust'],
    ['Add New Customer', 'cust NEW'],
    ['Add New Customer', '  add '],
  ])('matches the label %j with %j', (label, typed) => {
    expect(fits(label, typed)).toBe(true);
  });

  it.each([
    ['Add New Customer', 'omer'],
    ['Add New Customer', 'new x'],
  ])('does not match the label %j with %j', (label, typed) => {
    expect(fits(label, typed)).toBe(false);
  });
});
