import { expect, it } from '@jest/globals';
import { sumLine, sumsOfPurchase, totalOf } from './purchase-sums.ts';

const priced = { amount: 520, tax: 49.4, invoiced: null };

it('adds sales tax to the price of a purchase, unless its invoice says the total', () => {
  expect(totalOf(priced)).toBe(569.4);
  expect(totalOf({ ...priced, invoiced: 600 })).toBe(600);
});

it('asks for nothing once a purchase is canceled', () => {
  const paid = { paid: 150, refunded: 50, owed: 0 };
  expect(sumsOfPurchase({ ...priced, ...paid, status: 'cancelled' }).asked).toBe(0);
  expect(sumsOfPurchase({ ...priced, ...paid, status: 'active' }).asked).toBe(569.4);
});

it.each([
  [{ asked: 569.4, paid: 0, refunded: 0, owed: 569.4 }, 'Total $569.40 · Paid $0 · Owed $569.40'],
  [
    { asked: 569.4, paid: 150, refunded: 50, owed: 369.4 },
    'Total $569.40 · Paid $150 · Refunded $50 · Owed $369.40',
  ],
  [
    { asked: 569.4, paid: 150, refunded: 50, owed: 419.4 },
    'Total $569.40 · Paid $150 · Refunded $50 ($50 owed again) · Owed $419.40',
  ],
  [
    { asked: 569.4, paid: 150, refunded: 50, owed: 399.4 },
    'Total $569.40 · Paid $150 · Refunded $50 ($30 owed again) · Owed $399.40',
  ],
  [
    { asked: 100, paid: 100, refunded: 50, owed: 0 },
    'Total $100 · Paid $100 · Refunded $50 · Owed $0',
  ],
  [{ asked: 0, paid: 0, refunded: 200, owed: 0 }, 'Paid $0 · Refunded $200 · Owed $0'],
  [{ asked: 0, paid: 0, refunded: 0, owed: 0 }, ''],
])('shows the arithmetic of %j', (sums, text) => {
  expect(sumLine(sums).texts.join(' · ')).toBe(text);
});
