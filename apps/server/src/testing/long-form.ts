import { MINUTE_MS } from '@polaris/contracts';
import { it } from '@jest/globals';

const ROUNDS = 100;

/** `npm run test:all` runs each variant of a test; `npm test` runs some of them. */
export const everyVariant = Boolean(process.env.LONG_TESTS);

/** `npm run verify:trust` runs long what `npm test` runs briefly. */
const isLong = process.env.VERIFY_TRUST === 'yes';

/** All variants in `npm run test:all`, the chosen ones in `npm test`. */
export const someOf = <T>(variants: T[], chosen: (variant: T, index: number) => boolean): T[] =>
  everyVariant || isLong ? variants : variants.filter(chosen);

/** The first number in `npm test`, the second in `npm run test:all`, the last in `npm run verify:trust`. */
export function often(short: number, every: number, long = every): number {
  if (isLong) return long;
  return everyVariant ? every : short;
}

/** The time limit of a test that runs long, as a busy machine takes several times as long. */
export const patience = often(5 * MINUTE_MS, 20 * MINUTE_MS);

/** Concurrent requests that must always succeed: once in `npm test`, then a hundred times. */
export const race = (title: string, run: () => Promise<void>): void =>
  it(
    title,
    async () => {
      for (let round = 0; round < often(1, 1, ROUNDS); round += 1) await run();
    },
    patience,
  );
