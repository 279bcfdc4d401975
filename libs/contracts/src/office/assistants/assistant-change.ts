import * as z from 'zod/mini';
import { idParam, timestamp } from '../../values/text/text.ts';

/** For how long the owner can undo what an assistant changed, in days. */
export const ASSISTANT_UNDO_DAYS = 30;

export const assistantChangesParamsSchema = z.object({ id: idParam });

/** A call of an assistant that changed something. */
export const assistantChangeSchema = z.object({
  id: z.uuid(),
  tool: z.string(),
  /** The record that was changed. */
  title: z.string(),
  /** Why, as the assistant says. */
  reason: z.string(),
  /** Whether it had read what others wrote within the ten minutes before. */
  afterStrangersText: z.boolean(),
  at: timestamp,
  undoneAt: z.nullable(timestamp),
  undoneBy: z.nullable(z.enum(['owner', 'assistant'])),
});
export type AssistantChange = z.output<typeof assistantChangeSchema>;
export const assistantChangesSchema = z.array(assistantChangeSchema);

const selection = {
  /** Only this change. */
  changeId: z.optional(z.uuid()),
  /** Only changes from this moment on. */
  since: z.optional(timestamp),
};

/** What to undo: all of a connection without either. */
export const assistantUndoQuerySchema = z.object(selection);
export type AssistantUndoQuery = z.output<typeof assistantUndoQuerySchema>;

export const assistantUndoInputSchema = z.object({
  ...selection,
  /** Of the preview: 409 if anything changed since. */
  digest: z.string().check(z.length(64)),
});
export type AssistantUndoInput = z.output<typeof assistantUndoInputSchema>;

/** What was undone, as sentences. */
export const assistantUndoSchema = z.object({
  /** How many changes of the assistant. */
  sets: z.int(),
  undone: z.array(z.string()),
  /** What stays, and why. */
  stays: z.array(z.string()),
});
export type AssistantUndo = z.output<typeof assistantUndoSchema>;

/** What an undo would do now. */
export const assistantUndoPreviewSchema = z.extend(assistantUndoSchema, { digest: z.string() });
export type AssistantUndoPreview = z.output<typeof assistantUndoPreviewSchema>;
