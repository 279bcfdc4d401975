import * as z from 'zod/mini';
import { invalid, isStale, toFieldErrors } from '../../../platform/problem/problem';
import { type Row, rowSchema } from './rows';
import type { ToolAnswer, ToolHints } from './tool';
import { word } from './tool';

export const ADDS: ToolHints = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
};
export const OVERWRITES: ToolHints = { ...ADDS, destructiveHint: true };

/** What every tool that changes something takes. */
export const changeFields = {
  reason: word(500, 'Why, in one sentence. The owner reads it.').check(z.minLength(1)),
  key: word(
    100,
    'A new random text for each change. To repeat a call whose answer was lost, send the same key and arguments: nothing happens twice.',
  ).check(z.minLength(8)),
};

export const versionField = z
  .int()
  .check(z.gte(1), z.describe('The version of the record that you read.'));

export const dayField = z.iso
  .date()
  .check(z.describe('A day, such as 2026-12-24. Read what day it is by the tool today.'));

export const changeOutput = z.object({
  saved: z.boolean(),
  change_id: z.optional(z.string().check(z.describe('For undo.'))),
  record: rowSchema,
  note: z.optional(z.string()),
});
export type ChangeAnswer = z.output<typeof changeOutput>;

/** Checks a part of the input by the contract that the owner's forms have. */
export function checked<T extends z.ZodMiniType>(contract: T, value: unknown): z.output<T> {
  const result = z.safeParse(contract, value);
  if (!result.success) throw invalid(toFieldErrors(result.error.issues));
  return result.data;
}

/** If somebody has changed the record since, the answer is the record of today. */
export async function orToday(
  change: Promise<ToolAnswer<ChangeAnswer>>,
  readToday: () => Promise<Row>,
): Promise<ToolAnswer<ChangeAnswer>> {
  try {
    return await change;
  } catch (error) {
    if (!isStale(error)) throw error;
    const record = await readToday();
    const note =
      "Nothing was changed, as this record was changed since you read it. Here is today's. " +
      'If the change still makes sense, send it with this version and a new key.';
    return { answer: { saved: false, record, note }, records: [`${record.kind} ${record.id}`] };
  }
}
