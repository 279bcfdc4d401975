import * as z from 'zod/mini';
import { idSchema, timestamp } from '../../values/text/text.ts';
import { customerNameSchema } from './customer-or-account.ts';

/** How long an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;

/** An import that added or changed customers. */
export const customerImportSchema = z.object({
  id: idSchema,
  importedAt: timestamp,
  /** How many customers it added. */
  created: z.int(),
  /** How many existing customers it changed. */
  updated: z.int(),
});
export type CustomerImport = z.output<typeof customerImportSchema>;

export const customerImportsSchema = z.array(customerImportSchema);

export const importUndoSchema = z.object({
  /** How many customers went into the trash. */
  removed: z.int(),
  /** How many existing customers were changed back. */
  restored: z._default(z.int(), 0),
  /** How many stay as they are, because they were changed or added to since. */
  kept: z.int(),
  /** The first twenty of these. */
  keptCustomers: z.array(customerNameSchema),
});
export type ImportUndo = z.output<typeof importUndoSchema>;
