import * as z from 'zod/mini';
import { contactStatusSchema, editableContactStatuses } from './contact.ts';
import { MAX_BULK } from '../customers/customer-grid.ts';
import { idSchema } from '../../values/text/text.ts';

const bulkIds = z
  .array(idSchema)
  .check(
    z.minLength(1, { error: 'Select at least one submission.' }),
    z.maxLength(MAX_BULK, { error: `Select at most ${MAX_BULK} submissions.` }),
  );

export const contactBulkActSchema = z.enum(['status', 'delete', 'restore']);

const needsStatus = z.refine<{ act: string; status?: unknown }>(
  ({ act, status }) => act !== 'status' || status !== undefined,
  { error: 'Please select a status.', path: ['status'] },
);

/** A change of several submissions: all of them, or none. `restore` brings deleted ones back from the trash. */
export const contactBulkInputSchema = z
  .object({
    act: contactBulkActSchema,
    ids: bulkIds,
    /** For `status`. */
    status: z.optional(z.enum(editableContactStatuses, { error: 'Please select a status.' })),
  })
  .check(needsStatus);
export type ContactBulkInput = z.output<typeof contactBulkInputSchema>;

export const contactBulkResultSchema = z.object({
  /** The submissions that were changed. */
  changed: z.array(idSchema),
  /** The ids that no longer exist. */
  missing: z.array(idSchema),
  /** Those that became customers, and stay marked as converted. */
  converted: z.array(idSchema),
  /** The status that changed submissions had before. */
  previous: z.array(z.object({ id: idSchema, status: contactStatusSchema })),
});
export type ContactBulkResult = z.output<typeof contactBulkResultSchema>;
