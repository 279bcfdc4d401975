import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCents } from '../../values/dollars.ts';
import {
  MAX_PLAN_PARTS,
  type PlanPart,
  paymentPlanInputSchema,
  planPartSchema,
  planParts,
  planProblem,
} from './payment-plan.ts';
import { type PurchasePart, dueText } from './purchase-part.ts';

const TODAY = '2026-03-04';

const part = (value: number, own: Partial<PlanPart> = {}): PlanPart => ({
  label: 'Part',
  unit: 'percent',
  value,
  when: 'now',
  days: null,
  dueOn: null,
  ...own,
});
const dollars = (value: number) => part(value, { unit: 'amount' });
const inDays = (value: number, days: number) => part(value, { when: 'days', days });
const on = (value: number, dueOn: string) => part(value, { when: 'date', dueOn });

const amountsOf = (parts: PlanPart[], total: number) =>
  planParts(parts, total, TODAY).map(({ amount }) => amount);

describe('the parts of a plan', () => {
  it.each<[string, PlanPart[], number, number[]]>([
    ['halves', [part(50), part(50)], 1800, [900, 900]],
    ['a deposit and the rest', [part(30), part(70)], 1800, [540, 1260]],
    ['half a cent, away from zero', [part(50), part(50)], 100.01, [50.01, 50]],
    ['thirds', [part(33.33), part(33.33), part(33.34)], 1800, [599.94, 599.94, 600.12]],
    ['thirds of one cent more', [part(33.33), part(33.33), part(33.34)], 0.1, [0.03, 0.03, 0.04]],
    ['dollars', [dollars(500), dollars(1300)], 1800, [500, 1300]],
    ['dollars and a percent', [dollars(900), part(50)], 1800, [900, 900]],
    [
      'the largest amount',
      [part(0.01), part(99.99)],
      9_999_999_999.99,
      [1_000_000, 9_998_999_999.99],
    ],
    ['one part', [part(100)], 569.4, [569.4]],
  ])('add up to the total with %s', (_name, parts, total, amounts) => {
    expect(planProblem(parts, total, TODAY)).toBeUndefined();
    expect(amountsOf(parts, total)).toEqual(amounts);
  });

  it('are due now, on a day, or days after today', () => {
    const parts = [part(20), inDays(30, 0), inDays(20, 30), on(30, '2026-06-03')];
    const days = planParts(parts, 100, TODAY).map(({ dueOn }) => dueOn);
    expect(days).toEqual([TODAY, TODAY, '2026-04-03', '2026-06-03']);
  });

  it('add up to the total for any amounts and percents', () => {
    const plans = fc
      .array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: MAX_PLAN_PARTS })
      .filter((shares) => shares.slice(0, -1).reduce((sum, one) => sum + one, 0) < 10_000);
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 999_999_999_999 }), (shares, cents) => {
        const before = shares.slice(0, -1);
        const last = 10_000 - before.reduce((sum, one) => sum + one, 0);
        const parts = [...before, last].map((share) => part(share / 100));
        const planned = amountsOf(parts, cents / 100).map(toCents);
        expect(planned.reduce((sum, one) => sum + one, 0)).toBe(cents);
      }),
    );
  });

  it.each<[string, PlanPart[], string]>([
    ['too little', [part(50), part(49.99)], 'The parts add up to $1,799.82, not $1,800.'],
    ['too much', [dollars(900), dollars(900.01)], 'The parts add up to $1,800.01, not $1,800.'],
    [
      'days out of order',
      [inDays(50, 2), inDays(50, 1)],
      'Put the parts in the order of their days.',
    ],
    ['a day long ago', [on(100, '2025-03-02')], 'A part cannot be due more than 366 days ago.'],
    [
      'a day far ahead',
      [on(100, '2031-03-05')],
      'A part cannot be due more than five years from now.',
    ],
  ])('are rejected with %s', (_name, parts, problem) => {
    expect(planProblem(parts, 1800, TODAY)).toBe(problem);
  });

  it('are rejected with a part of nothing, and may be of one cent', () => {
    expect(planProblem([part(1), part(99)], 0.4, TODAY)).toBe('Each part must be at least $0.01.');
    expect(planProblem([part(50), part(50)], 0.02, TODAY)).toBeUndefined();
    expect(planProblem([], 0, TODAY)).toBeUndefined();
  });
});

describe('the input of a plan', () => {
  it.each<[string, object, string]>([
    ['no label', { label: ' ' }, 'label'],
    ['a long label', { label: 'x'.repeat(101) }, 'label'],
    ['no value', { value: 0 }, 'value'],
    ['three decimals', { value: 33.333 }, 'value'],
    ['more than all', { value: 100.01 }, 'value'],
    ['days without a number', { when: 'days' }, 'days'],
    ['too many days', { when: 'days', days: 366 }, 'days'],
    ['a date without a day', { when: 'date' }, 'dueOn'],
    ['a day that does not exist', { when: 'date', dueOn: '2026-02-30' }, 'dueOn'],
  ])('is rejected with %s', (_name, own, field) => {
    const { error } = planPartSchema.safeParse({ ...part(50), ...own });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it('is rejected with more than twelve parts', () => {
    const parts = Array.from({ length: 13 }, () => part(1));
    const { error } = paymentPlanInputSchema.safeParse({ parts, version: 1 });
    expect(error?.issues[0]?.message).toBe('A plan has at most 12 parts.');
  });
});

describe('what is due now, as a text', () => {
  const shown = (own: Partial<PurchasePart>): PurchasePart => ({
    position: 1,
    label: 'Part',
    amount: 900,
    owed: 900,
    dueOn: '2026-06-03',
    state: 'upcoming',
    ...own,
  });
  it.each<[PurchasePart[], number, number, string]>([
    [[], 1800, 1800, ''],
    [[shown({ state: 'paid', owed: 0 })], 0, 0, ''],
    [
      [shown({ state: 'due' }), shown({})],
      1800,
      900,
      'Due now $900 of $1,800; $900 on June 3, 2026',
    ],
    [[shown({ state: 'due' })], 900, 900, 'Due now $900 of $1,800'],
    [
      [shown({ state: 'paid', owed: 0 }), shown({ state: 'partly', owed: 400 })],
      400,
      0,
      'Nothing due now; $400 on June 3, 2026',
    ],
    [
      [shown({ state: 'overdue' }), shown({}), shown({ dueOn: '2026-07-03' })],
      2700,
      900,
      'Due now $900 of $1,800; $900 on June 3, 2026, and 1 more part',
    ],
  ])('names the sum and the next part: %j', (parts, owed, dueNow, text) => {
    expect(dueText({ parts, owed, dueNow }, 1800)).toBe(text);
  });
});
