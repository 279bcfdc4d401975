import * as z from 'zod/mini';

/** Whether tax is added to prices or included in them. */
export const taxModeLabels = { added: 'Added to prices', included: 'Included in prices' } as const;
export type TaxMode = keyof typeof taxModeLabels;
export const taxModeSchema = z.enum(['added', 'included'], {
  error: 'Please select how sales tax is charged.',
});

const RATE = 'Tax rate must be from 0 to 100 percent, with at most three decimals.';

/** True for a number with at most this many decimals. */
export const hasDecimals = (decimals: number) => (value: number) =>
  Number(value.toFixed(decimals)) === value;

/** Percent. */
export const taxRateSchema = z
  .number({ error: RATE })
  .check(
    z.gte(0, { error: RATE }),
    z.lte(100, { error: RATE }),
    z.refine<number>(hasDecimals(3), { error: RATE }),
  );
