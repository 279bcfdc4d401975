import * as z from 'zod/mini';
import { pageQuerySchema } from '../../values/page.ts';
import { idParam, idSchema, text, timestamp } from '../../values/text/text.ts';
import { accountGainSchema } from './account-gain.ts';
import { customerNameSchema } from './customer-or-account.ts';
import type { Customer } from './customer.ts';

/** How long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** The fields for which the owner chooses a value. The id and dates are always the kept record's. */
export const mergedFields = [
  'name',
  'email',
  'phone',
  'company',
  'status',
  'totalValue',
  'timeZone',
  'notes',
] as const satisfies (keyof Customer)[];
export type MergedField = (typeof mergedFields)[number];

/** Why two customers may be the same person. */
export const duplicateReasonLabels = {
  email: 'Same email',
  phone: 'Same phone',
  name: 'Similar name and company',
} as const;
export type DuplicateReason = keyof typeof duplicateReasonLabels;
const reasons = z.array(z.enum(Object.keys(duplicateReasonLabels) as [DuplicateReason]));

const duplicateCustomerSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  company: z.nullable(z.string()),
  createdAt: timestamp,
});

/** Two customers who may be one person, the older one first. */
export const duplicatePairSchema = z.object({
  firstId: idSchema,
  secondId: idSchema,
  first: duplicateCustomerSchema,
  second: duplicateCustomerSchema,
  reasons,
});
export type DuplicatePair = z.output<typeof duplicatePairSchema>;
export const duplicatePairsSchema = z.array(duplicatePairSchema);

export const duplicatePairsQuerySchema = z.pick(pageQuerySchema, {
  limit: true,
  cursor: true,
  before: true,
});
export type DuplicatePairsQuery = z.output<typeof duplicatePairsQuerySchema>;

/** Who may be the same person as one customer. */
export const likelyDuplicateSchema = z.extend(duplicateCustomerSchema, { reasons });
export type LikelyDuplicate = z.output<typeof likelyDuplicateSchema>;

export const differentCustomersParamsSchema = z.object({ id: idParam, otherId: idParam });

export const mergePreviewQuerySchema = z.object({ keptId: idParam, mergedId: idParam });

/** Which record's value the kept record gets. */
export const mergeChoiceLabels = {
  kept: 'Kept record',
  merged: 'Other record',
  both: 'Both',
} as const;
export type MergeChoice = keyof typeof mergeChoiceLabels;
export const mergeChoiceSchema = z.enum(Object.keys(mergeChoiceLabels) as [MergeChoice]);

const valueSchema = z.nullable(z.union([z.string(), z.number()]));
export type MergeValue = z.output<typeof valueSchema>;

/** A field of the two records, with the result of each choice. */
export const mergeFieldSchema = z.object({
  /** The name of a field, or `field.12` for the owner's own field 12. */
  key: z.string(),
  label: z.string(),
  kept: valueSchema,
  merged: valueSchema,
  /** Both values, one after the other; null if they cannot be combined. */
  both: valueSchema,
  /** The proposed choice. */
  choice: mergeChoiceSchema,
});
export type MergeField = z.output<typeof mergeFieldSchema>;

/** How many rows of a table are moved. */
export const movedRowsSchema = z.object({ table: z.string(), count: z.int() });
export type MovedRows = z.output<typeof movedRowsSchema>;

const mergeSideSchema = z.extend(customerNameSchema, {
  createdAt: timestamp,
  hasAccount: z.boolean(),
  /** The email address of the account. Older servers do not send it. */
  accountEmail: z._default(z.nullable(z.string()), null),
});
export type MergeSide = z.output<typeof mergeSideSchema>;

export const mergePreviewSchema = z.object({
  kept: mergeSideSchema,
  merged: mergeSideSchema,
  /** A digest of both records: the merge is rejected if they have changed. */
  state: z.string(),
  fields: z.array(mergeFieldSchema),
  moves: z.array(movedRowsSchema),
  /** Rows that a customer can have only once, and the kept one already has. An undo brings them back. */
  leftOut: z.array(movedRowsSchema),
  /** What the account of one of the two will see of the other one; null without an account. */
  gain: z._default(z.nullable(accountGainSchema), null),
});
export type MergePreview = z.output<typeof mergePreviewSchema>;

/** Eight fields, and 20 custom fields. */
const MAX_CHOICES = 28;

export const mergeInputSchema = z.object({
  /** The record to merge into the one in the path. */
  mergedId: idSchema,
  /** `state` of the preview. */
  state: text(100),
  /** Only the choices that differ from the preview's. */
  choices: z
    .array(z.object({ key: text(20), choice: mergeChoiceSchema }))
    .check(z.maxLength(MAX_CHOICES, { error: `Must be at most ${MAX_CHOICES} choices.` })),
});
export type MergeInput = z.output<typeof mergeInputSchema>;

/** A merge that can be undone. */
export const customerMergeSchema = z.object({
  id: idSchema,
  mergedId: idSchema,
  mergedName: z.string(),
  mergedAt: timestamp,
  /** Until when it can be undone. */
  undoUntil: timestamp,
});
export type CustomerMerge = z.output<typeof customerMergeSchema>;

/** The customers that this one may be merged with, and was merged with. */
export const customerMergingSchema = z.object({
  /** At most three customers who may be the same person. */
  duplicates: z.array(likelyDuplicateSchema),
  /** The merges that can be undone, the newest first. */
  merges: z.array(customerMergeSchema),
});
export type CustomerMerging = z.output<typeof customerMergingSchema>;

/** A record that was added or edited since the merge, and stays with the kept customer. */
const stayingRecordSchema = z.object({
  table: z.string(),
  id: idSchema,
  name: z.nullable(z.string()),
  change: z.enum(['added', 'edited']),
});
export type StayingRecord = z.output<typeof stayingRecordSchema>;

/** The most staying records that are listed. */
export const MAX_STAYING = 100;

export const mergeUndoPreviewSchema = z.object({
  kept: customerNameSchema,
  merged: customerNameSchema,
  mergedAt: timestamp,
  /** The rows that go back to the restored record. */
  returns: z.array(movedRowsSchema),
  /** The fields of the kept record that get their earlier values again. */
  fields: z.array(z.string()),
  /** Its fields that were changed since, and stay as they are. */
  changedFields: z.array(z.string()),
  /** The first 100 records that stay. */
  stays: z.array(stayingRecordSchema),
  staysTotal: z.int(),
});
export type MergeUndoPreview = z.output<typeof mergeUndoPreviewSchema>;

/** The ids of both records after an undo. */
export const mergeUndoneSchema = z.object({ keptId: idSchema, mergedId: idSchema });
export type MergeUndone = z.output<typeof mergeUndoneSchema>;

/** The record that another one was merged into. */
export const keptCustomerSchema = z.object({ id: idSchema, name: z.string() });
export type KeptCustomer = z.output<typeof keptCustomerSchema>;
