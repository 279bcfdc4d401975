import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../values/page.ts';
import { type TrashKind, trashKindLabels } from './records.ts';
import { idParam, idSchema, timestamp } from '../values/text/text.ts';

/** For how long deleted records can be restored. */
export const TRASH_DAYS = 30;

export const trashKindSchema = z.enum(Object.keys(trashKindLabels) as [TrashKind, ...TrashKind[]]);

/** A deleted record, and how many rows of each kind were deleted with it. */
export const trashItemSchema = z.object({
  kind: trashKindSchema,
  recordId: idSchema,
  label: z.string(),
  activities: z.int(),
  tasks: z._default(z.int(), 0),
  files: z._default(z.int(), 0),
  messages: z._default(z.int(), 0),
  deletedAt: timestamp,
});
export type TrashItem = z.output<typeof trashItemSchema>;
/** The rows that are deleted and restored together with the record that they belong to. */
export type TrashedWith = ('activities' | 'tasks' | 'files' | 'messages') & keyof TrashItem;
export const trashItemsSchema = z.array(trashItemSchema);

export const trashQuerySchema = plainPageQuerySchema;
export type TrashQuery = z.output<typeof trashQuerySchema>;

export const trashParamsSchema = z.object({ kind: trashKindSchema, id: idParam });
export type TrashParams = z.output<typeof trashParamsSchema>;
