import {
  type OfferContentInput,
  type OfferLine,
  type PlanPart,
  offerContentInputSchema,
  leastSelection,
  offerPlanProblem,
  offerTotals,
} from '@polaris/contracts';
import fc from 'fast-check';

/** Content that can be sent, and what a client chooses of it. */
export interface AnyOffer {
  content: OfferContentInput;
  selection: number[];
}

const hundredths = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => value / 100);

/** Small prices, where rounding shows, and those up to which ten lines stay below the largest total. */
const price = fc.oneof(hundredths(0, 200), hundredths(0, 100_000), hundredths(0, 10_000_000));
const rate = fc.oneof(
  fc.constantFrom(0, 0, 8.875, 19, 100),
  fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
);
/** From the least over what is proposed to the most; often all the same. */
const range = fc.oneof(
  fc.constant([1, 1, 1]),
  fc
    .tuple(hundredths(1, 400), hundredths(1, 400), hundredths(1, 400))
    .map((values) => values.toSorted((one, other) => one - other)),
);

const line: fc.Arbitrary<OfferLine> = fc
  .record({
    range,
    unitPrice: price,
    taxRate: rate,
    kind: fc.constantFrom('included', 'optional', 'choice'),
    group: fc.constantFrom('Support', ' Support', 'Hosting'),
    includedSessions: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ range: [min, quantity, max], kind, group, ...own }) => ({
    text: 'Audit of data',
    kind,
    group: kind === 'choice' ? group : null,
    ...{ min, quantity, max },
    ...own,
  }));

const when = (index: number) =>
  index === 0
    ? ({ when: 'now', days: null, dueOn: null } as const)
    : ({ when: 'days', days: index * 30, dueOn: null } as const);

/** How a plan is split; amounts are taken of the least that can be chosen, up to its last cent. */
const split = fc.record({
  shares: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 5 }),
  unit: fc.constantFrom<PlanPart['unit']>('percent', 'amount'),
  leavesCents: fc.integer({ min: 0, max: 100 }),
});

type Split = typeof split extends fc.Arbitrary<infer Value> ? Value : never;

/** Percents that add up to 100, or amounts of which the last part takes the rest. */
function planOf({ shares, unit, leavesCents }: Split, least: number): PlanPart[] {
  if (shares.length === 0) return [];
  const sum = shares.reduce((all, share) => all + share, 0);
  const values =
    unit === 'percent'
      ? [...shares, 10_000 - sum]
      : [
          ...shares.map((share) => Math.floor((share / sum) * (least * 100 - leavesCents))),
          Math.max(leavesCents, 1),
        ];
  return values.map((value, index) => ({
    label: `Part ${index + 1}`,
    unit,
    value: value / 100,
    ...when(index),
  }));
}

const chance = fc.integer({ min: 0, max: 1_000_000 });

/** A quantity of a line that a client can choose. */
const chosen = ({ min, max }: OfferLine, dice: number): number =>
  Math.round(min * 100 + (dice % (Math.round((max - min) * 100) + 1))) / 100;

function choose(lines: readonly OfferLine[], dice: readonly number[]): number[] {
  const groups = Map.groupBy(
    lines.map((_, index) => index).filter((index) => lines[index]!.kind === 'choice'),
    (index) => lines[index]!.group!.trim(),
  );
  const picked = new Set([...groups.values()].map((of) => of[dice[of[0]!]! % of.length]));
  return lines.map((one, index) => {
    const isChosen =
      one.kind === 'included' ||
      (one.kind === 'optional' ? dice[index]! % 2 === 0 : picked.has(index));
    return isChosen ? chosen(one, dice[index]!) : 0;
  });
}

/** Offers of up to ten lines of every kind, with and without tax and payment plans. */
export const anyOffer = (today: string): fc.Arbitrary<AnyOffer> =>
  fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 10 }),
      dice: fc.array(chance, { minLength: 10, maxLength: 10 }),
      taxMode: fc.constantFrom<OfferContentInput['taxMode']>('added', 'included'),
      split,
    })
    .map(({ lines, dice, taxMode, split: parts }) => {
      const least = offerTotals({ lines, taxMode }, leastSelection(lines, taxMode)).total;
      const texts = { title: 'Audit', buyer: { name: 'Harbor Trust' }, intro: '', terms: '' };
      const content = { ...texts, lines, taxMode, plan: planOf(parts, least) };
      return { content: content as OfferContentInput, selection: choose(lines, dice) };
    })
    .filter(
      ({ content }) =>
        offerContentInputSchema.safeParse(content).success &&
        offerPlanProblem(content, today) === undefined,
    );
