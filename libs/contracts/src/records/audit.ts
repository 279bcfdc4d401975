import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../values/page.ts';
import { type Audited, auditedLabels } from './records.ts';
import { idParam, idSchema, timestamp } from '../values/text/text.ts';

/** The history of an invoice is stored as long as the invoice: seven years, as the IRS requires. */
export const AUDIT_KEPT_YEARS = 7;

const auditedSchema = z.enum(Object.keys(auditedLabels) as [Audited, ...Audited[]]);

/** One change of one record: who made it, and the columns that changed, before and after. */
export const auditEntrySchema = z.object({
  id: idSchema,
  createdAt: timestamp,
  /** The address of the account; null for visitors and for automatic changes. */
  actor: z.nullable(z.string()),
  /** The assistant that changed it for this account. */
  via: z._default(z.nullable(z.string()), null),
  relation: auditedSchema,
  recordId: idSchema,
  /** The record's name, or its last one if it was deleted; null once that was erased. */
  name: z._default(z.nullable(z.string()), null),
  action: z.enum(['create', 'update', 'delete']),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The names of the records and accounts that the values refer to. */
  references: z._default(
    z.array(z.object({ field: z.string(), id: z.string(), name: z.string() })),
    [],
  ),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
export const auditEntriesSchema = z.array(auditEntrySchema);

export const auditQuerySchema = z.extend(plainPageQuerySchema, {
  relation: z.optional(auditedSchema),
  recordId: z.optional(idParam),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

/** Days by UTC, both included; without one, from the first or until the last entry. */
export const auditPeriodSchema = z.object({
  from: z.optional(z.iso.date({ error: 'Must be a date.' })),
  to: z.optional(z.iso.date({ error: 'Must be a date.' })),
});
export type AuditPeriod = z.output<typeof auditPeriodSchema>;
