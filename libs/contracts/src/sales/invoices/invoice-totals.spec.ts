import { describe, expect, it } from '@jest/globals';
import { invoiceTotals, lineTotals } from './invoice-totals.ts';
import { invoiceInputSchema } from './invoice-draft.ts';

describe('the total of a line', () => {
  it.each([
    [1, 950, 0, 950, 0],
    [1.5, 99.99, 8.875, 149.99, 12.23],
    [0.01, 0.5, 0, 0.01, 0],
    [3, 0.05, 100, 0.15, 0.08],
    [1.01, 1.5, 0, 1.52, 0],
    [1, 1.005 * 1000, 7, 1005, 65.75],
    [-1.01, 1.5, 100, -1.52, -0.76],
  ])(
    'adds up a line of %d × %d at %d percent to %d with %d of tax',
    (quantity, unitPrice, taxRate, total, tax) => {
      expect(lineTotals({ quantity, unitPrice, taxRate }, 'included')).toEqual({ total, tax });
    },
  );

  it('rounds each line before adding them up', () => {
    const line = { quantity: 0.5, unitPrice: 0.01, taxRate: 0 };
    expect(invoiceTotals([line, line, line], 'included')).toEqual({ total: 0.03, tax: 0 });
  });

  it.each([
    [2, 950, 9.5, 1900, 180.5],
    [1, 33.33, 8.875, 33.33, 2.96],
    [1, 0.05, 10, 0.05, 0.01],
    [-1, 0.05, 10, -0.05, -0.01],
  ])(
    'adds tax to a line of %d × %d: %s percent more',
    (quantity, unitPrice, taxRate, total, tax) => {
      expect(lineTotals({ quantity, unitPrice, taxRate }, 'added')).toEqual({ total, tax });
    },
  );

  it('adds up the rounded tax of each line', () => {
    const line = { quantity: 1, unitPrice: 33.33, taxRate: 8.875 };
    expect(invoiceTotals([line, line, line], 'added')).toEqual({ total: 108.87, tax: 8.88 });
  });
});

const line = { text: 'Work', quantity: 1, unitPrice: 10, taxRate: 0 };
const problemOf = (lines: unknown) =>
  invoiceInputSchema.safeParse({ customerId: 1, lines }).error?.issues[0]?.message;

describe('the lines of an invoice', () => {
  it.each([
    [[], 'An invoice has from 1 to 100 lines.'],
    [Array(101).fill(line), 'An invoice has from 1 to 100 lines.'],
    [undefined, 'An invoice has from 1 to 100 lines.'],
    [[{ ...line, quantity: 0 }], 'Quantity must be more than 0, with at most two decimals.'],
    [[{ ...line, quantity: -1 }], 'Quantity must be more than 0, with at most two decimals.'],
    [[{ ...line, unitPrice: -1 }], 'Price must be at least 0, with at most two decimals.'],
    [[{ ...line, unitPrice: 0 }], 'The total of an invoice must be more than $0.'],
    [
      [{ ...line, taxRate: 100.001 }],
      'Tax rate must be from 0 to 100 percent, with at most three decimals.',
    ],
    [
      [{ ...line, taxRate: -100 }],
      'Tax rate must be from 0 to 100 percent, with at most three decimals.',
    ],
    [
      [{ ...line, quantity: 2, unitPrice: 9_999_999_999.99 }],
      'The total of a line must be at most 9,999,999,999.99.',
    ],
    [[{ ...line, unitPrice: 1e22 }], 'Must be at most 9,999,999,999.99.'],
  ])('rejects the lines of an invoice with a sentence: case %#', (lines, message) => {
    expect(problemOf(lines)).toBe(message);
  });

  it('accepts a hundred lines, and a tax rate of three decimals', () => {
    expect(problemOf(Array(100).fill({ ...line, taxRate: 8.875 }))).toBeUndefined();
  });
});

it('accepts a valid email address of the buyer or none', () => {
  const lines = [line];
  const problem = (email: string) =>
    invoiceInputSchema.safeParse({ customerId: 1, lines, buyer: { name: 'Zoe', email } }).error;
  expect(problem('no address')?.issues[0]?.message).toBe('Please enter a valid email address.');
  expect(problem('')).toBeUndefined();
  expect(problem('zoe@example.com')).toBeUndefined();
});
