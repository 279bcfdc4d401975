import * as z from 'zod/mini';
import { timestamp } from '../values/text/text.ts';
import type { Audited } from './records.ts';

/** The kinds of records that sample data has, or that can be attached to it, with their names in a sentence. */
export const sampleKinds = {
  customers: ['customer', 'customers'],
  companies: ['company', 'companies'],
  contact_submissions: ['submission', 'submissions'],
  tags: ['tag', 'tags'],
  activities: ['activity', 'activities'],
  tasks: ['task', 'tasks'],
  messages: ['message', 'messages'],
  customer_files: ['file', 'files'],
  purchases: ['purchase', 'purchases'],
  sessions_appointments: ['session', 'sessions'],
  invoices: ['invoice', 'invoices'],
  payments: ['payment', 'payments'],
  refunds: ['refund', 'refunds'],
} as const satisfies Partial<Record<Audited, readonly [string, string]>>;

export type SampleKind = keyof typeof sampleKinds;

const kindSchema = z.enum(Object.keys(sampleKinds) as [SampleKind, ...SampleKind[]]);
const countsSchema = z.array(z.object({ kind: kindSchema, count: z.int() }));
export type SampleCounts = z.output<typeof countsSchema>;

/** What removing the sample data would delete; nothing if there is none. */
export const sampleDataSchema = z.object({
  addedAt: z.nullable(timestamp),
  samples: countsSchema,
  /** Records that the owner has attached to sample records: they are deleted with those. */
  attached: countsSchema,
});
export type SampleData = z.output<typeof sampleDataSchema>;

/** "25 customers, 12 companies and 1 tag" */
export function sampleCountsText(counts: SampleCounts): string {
  const parts = counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${sampleKinds[kind][count === 1 ? 0 : 1]}`);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** Sample people have addresses below a domain that is reserved for examples (RFC 2606): no mail is sent there. */
export const SAMPLE_MAIL_DOMAIN = 'sample.example.com';

export const isSampleAddress = (address: string): boolean =>
  address.toLowerCase().endsWith(`@${SAMPLE_MAIL_DOMAIN}`);
