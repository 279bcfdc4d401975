import { ProblemError } from '../../../platform/problem/problem';
import * as z from 'zod/mini';
import { ADDS } from './changing';
import { word } from './tool';

/** Nothing that a draft does is seen by anyone but the owner. */
export const DRAFTS = ADDS;

/** The end of each description. */
export const WAITS =
  ' Nothing leaves before the owner approves it, who sees it as its recipient would, and can change it.';

/** A line of an offer or an invoice. */
export const lineFields = z.object({
  text: word(500, 'What it is.').check(z.minLength(1)),
  quantity: z.number().check(z.describe('How many; more than 0, at most two decimals.')),
  unit_price: z.number().check(z.describe('Dollars for one.')),
});
export type DraftLine = z.output<typeof lineFields>;

/** Exactly one of two ids. */
export function assertOne(
  ids: Record<string, number | undefined>,
): asserts ids is Record<string, number> {
  const names = Object.keys(ids);
  if (names.filter((name) => ids[name] !== undefined).length !== 1)
    throw new ProblemError(400, `Send either ${names.join(' or ')}.`);
}
