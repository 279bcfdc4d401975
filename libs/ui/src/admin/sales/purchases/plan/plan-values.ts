import {
  type PlanPart,
  type PlanPartValues,
  type PurchasePart,
  fromCents,
  planParts,
  planPartsSchema,
  planProblem,
  toCents,
} from '@polaris/contracts';

const emptyDay = { days: null, dueOn: '' };
const now = { when: 'now', ...emptyDay } as const;
const inDays = (days: number) => ({ when: 'days', days, dueOn: '' }) as const;
const on = (dueOn: string) => ({ when: 'date', days: null, dueOn }) as const;

type PlanDay = Pick<PlanPartValues, 'when' | 'days' | 'dueOn'>;

const share = (label: string, value: number, day: PlanDay): PlanPartValues => ({
  label,
  unit: 'percent',
  value,
  ...day,
});

/** What a new row starts with. */
export const emptyPart = (): PlanPartValues => ({ ...share('', NaN, now), unit: 'amount' });

/** Plans to start from. */
export const planPresets: Record<string, (today: string, asked: number) => PlanPartValues[]> = {
  'Half now, half at the end': () => [
    share('Half now', 50, now),
    share('Half at the end', 50, inDays(30)),
  ],
  'Deposit of 30%, rest in 30 days': () => [
    share('Deposit', 30, now),
    share('Rest', 70, inDays(30)),
  ],
  'Three monthly parts': (today, asked) => {
    const third = Math.round(toCents(asked) / 3);
    return [
      { ...share('First part', fromCents(third), now), unit: 'amount' },
      { ...share('Second part', fromCents(third), on(addMonths(today, 1))), unit: 'amount' },
      {
        ...share('Third part', fromCents(toCents(asked) - 2 * third), on(addMonths(today, 2))),
        unit: 'amount',
      },
    ];
  },
};

/** The same day of a later month, or its last one. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** A stored plan, to be edited. */
export const valuesOfParts = (parts: readonly PurchasePart[]): PlanPartValues[] =>
  parts.map(({ label, amount, dueOn }) => ({ label, unit: 'amount', value: amount, ...on(dueOn) }));

/** What the typed parts come to, or why they are no plan; empty while they are incomplete. */
export interface PlanSum {
  amounts: (number | undefined)[];
  problem: string | undefined;
  isComplete: boolean;
}

export function sumOfPlan(
  values: readonly PlanPartValues[],
  asked: number,
  today: string,
): PlanSum {
  const { data } = planPartsSchema.safeParse(values);
  if (!data) return { amounts: [], problem: undefined, isComplete: false };
  const problem = planProblem(data, asked, today);
  return { amounts: amountsOf(data, asked, today), problem, isComplete: true };
}

const amountsOf = (parts: PlanPart[], asked: number, today: string): number[] =>
  planParts(parts, asked, today).map(({ amount }) => amount);
