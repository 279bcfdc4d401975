import * as z from 'zod/mini';
import { activityFieldLabels } from './activity.ts';
import { appointmentFieldLabels } from './appointment.ts';
import { assetFieldLabels } from './asset.ts';
import { contactFieldLabels } from './contact.ts';
import { customerFieldLabels } from './customer.ts';
import { pageQuerySchema } from './page.ts';
import { purchaseFieldLabels } from './purchase.ts';
import { serviceFieldLabels } from './service.ts';
import { idParam, idSchema, timestamp } from './text.ts';

/** The records whose changes are logged, by the names of their tables. */
export const auditedLabels = {
  contact_submissions: 'Submission',
  customers: 'Customer',
  activities: 'Activity',
  services: 'Service',
  assets: 'Asset',
  purchases: 'Purchase',
  sessions_appointments: 'Session',
} as const;
export type Audited = keyof typeof auditedLabels;

/** What the fields of each record are called. */
export const auditedFieldLabels: Record<Audited, Partial<Record<string, string>>> = {
  contact_submissions: contactFieldLabels,
  customers: customerFieldLabels,
  activities: activityFieldLabels,
  services: serviceFieldLabels,
  assets: assetFieldLabels,
  purchases: purchaseFieldLabels,
  sessions_appointments: appointmentFieldLabels,
};

const auditedSchema = z.enum(Object.keys(auditedLabels) as [Audited, ...Audited[]]);

/** One change of one record: who made it, and the columns that changed, before and after. */
export const auditEntrySchema = z.object({
  id: idSchema,
  createdAt: timestamp,
  /** The address of the account; null for visitors and for the server's own work. */
  actor: z.nullable(z.string()),
  relation: auditedSchema,
  recordId: idSchema,
  action: z.enum(['create', 'update', 'delete']),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
export const auditEntriesSchema = z.array(auditEntrySchema);

export const auditQuerySchema = z.extend(z.pick(pageQuerySchema, { limit: true, cursor: true }), {
  relation: z.optional(auditedSchema),
  recordId: z.optional(idParam),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
