import { describe, expect, it } from '@jest/globals';
import type { OfferContentInput, OfferLine } from './offer-content.ts';
import { offerParts, offerPlanProblem } from './offer-plan.ts';
import { offerContent } from './offer.examples.ts';

const line = (own: Partial<OfferLine>): OfferLine => ({
  ...offerContent().lines[0]!,
  kind: 'choice',
  group: 'Support',
  ...own,
});
const part = (unit: 'percent' | 'amount', value: number) => ({
  label: 'Part',
  unit,
  value,
  when: 'now' as const,
  dueOn: null,
});
const problemOf = (own: Partial<OfferContentInput>) =>
  offerPlanProblem({ ...offerContent(), ...own }, '2026-03-02');

describe('the payment plan of an offer', () => {
  it('plans no part of an offer before its acceptance or before an earlier part', () => {
    const plan = [
      part('percent', 20),
      { ...part('percent', 30), when: 'days' as const, days: 10 },
      { ...part('percent', 50), when: 'date' as const, dueOn: '2026-03-08' },
    ];
    const days = (today: string) => offerParts(plan, 100, today).map(({ dueOn }) => dueOn);
    expect(days('2026-02-20')).toEqual(['2026-02-20', '2026-03-02', '2026-03-08']);
    expect(days('2026-03-02')).toEqual(['2026-03-02', '2026-03-12', '2026-03-12']);
    expect(offerParts(plan.slice(2), 100, '2026-03-09')).toMatchObject([{ dueOn: '2026-03-09' }]);
  });

  const lines = [line({ unitPrice: 100, taxRate: 20 }), line({ unitPrice: 110, taxRate: 0 })];

  it.each([
    [119.99, undefined],
    [120, 'The parts before the last one come to more than the least that can be chosen.'],
  ])(
    'takes the choice as the least that is cheaper with its tax: a deposit of %d',
    (deposit, problem) => {
      const plan = [part('amount', deposit), part('amount', 1)];
      expect(problemOf({ lines: [lines[0]!, line({ unitPrice: 130 })], plan })).toBe(problem);
      expect(problemOf({ lines, plan })).toBeDefined();
      expect(
        problemOf({ lines, plan: [part('amount', 109.99), part('amount', 1)] }),
      ).toBeUndefined();
    },
  );

  it('leaves a cent for each rounded percent in the last part if the client can choose', () => {
    const plan = [
      ...Array.from({ length: 5 }, () => part('percent', 19.99)),
      part('percent', 0.05),
    ];
    const cents = [line({ unitPrice: 0.06 }), line({ unitPrice: 0.08 })];
    expect(problemOf({ lines: cents, plan })).toBe(
      'Leave at least $0.06 for the last part, as percents are rounded.',
    );
    const only = [line({ kind: 'included', group: null, unitPrice: 0.06 })];
    expect(problemOf({ lines: only, plan })).toBeUndefined();
  });
});
