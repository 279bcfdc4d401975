import * as z from 'zod/mini';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { idParam, idSchema, int4, timestamp } from '../../values/text/text.ts';
import { taxModeSchema } from '../invoices/sales-tax.ts';

/** Ended is also derived: its last day is over where the business is. */
export const retainerStateLabels = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
} as const;
export type RetainerState = keyof typeof retainerStateLabels;
const retainerStateSchema = z.enum(['active', 'paused', 'ended'], {
  error: 'Please select a state.',
});

const day = z.iso.date();
const month = z.string();

/** A retainer in a list. */
export const retainerSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: retainerStateSchema,
  /** Null if the customer was deleted: then no invoice is made. */
  customer: z.nullable(customerNameSchema),
  /** Dollars a month, with the tax in it. */
  amount: z.number(),
  /** The day of the first invoice; the others follow each month. */
  startsOn: day,
  endsOn: z.nullable(day),
  /** The day of the next invoice; null if there will be none. */
  nextOn: z.nullable(day),
  /** How many months have no invoice that was due. */
  waiting: z.int(),
  version: z.int(),
  createdAt: timestamp,
});
export type Retainer = z.output<typeof retainerSchema>;
export const retainersSchema = z.array(retainerSchema);

export const retainersQuerySchema = z.extend(pageQuerySchema, {
  state: z.optional(retainerStateSchema),
  customerId: z.optional(idParam),
});
export type RetainersQuery = z.output<typeof retainersQuerySchema>;

/** A line as it was accepted. */
const acceptedLineSchema = z.object({
  text: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  taxRate: z.number(),
});

/** A month whose day has come: it has its purchase, it was skipped, or it waits for the owner. */
export const retainerMonthSchema = z.object({
  /** Such as 2026-12. */
  month,
  dueOn: day,
  state: z.enum(['recorded', 'skipped', 'waiting']),
  purchaseId: z.nullable(idSchema),
  /** The invoice that was made with the purchase. */
  invoice: z.nullable(z.object({ id: idSchema, number: z.nullable(z.string()) })),
  /** Dollars of it that are to be paid. */
  owed: z.nullable(z.number()),
});
export type RetainerMonth = z.output<typeof retainerMonthSchema>;

/** A retainer with what was accepted, and its months. */
export const retainerRecordSchema = z.extend(retainerSchema, {
  offerId: idSchema,
  serviceName: z.string(),
  taxMode: taxModeSchema,
  lines: z.array(acceptedLineSchema),
  /** Sessions a month. */
  sessions: z.int(),
  /** Months are skipped from this day on; null if it is not paused. */
  pausedOn: z.nullable(day),
  /** The last day that the client accepted; null for none. */
  acceptedEndsOn: z.nullable(day),
  /** Newest first. */
  months: z.array(retainerMonthSchema),
  /** Why no invoice can be issued, as a sentence. */
  problem: z.nullable(z.string()),
  /** The retainer of the offer that its offer follows, if that has not ended. */
  earlier: z.nullable(z.object({ id: idSchema, title: z.string() })),
});
export type RetainerRecord = z.output<typeof retainerRecordSchema>;

/** The version that was looked at; 409 if the stored one differs. */
export const retainerActionSchema = z.object({ version: int4 });
export type RetainerAction = z.output<typeof retainerActionSchema>;

export const retainerEndSchema = z.object({
  version: int4,
  /** The last day on which an invoice can be made; null: as it was accepted. */
  endsOn: z.nullable(z.iso.date({ error: 'Please enter a date' })),
});
export type RetainerEnd = z.output<typeof retainerEndSchema>;

export const retainerMonthInputSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Please select a month.' })),
});
export type RetainerMonthInput = z.output<typeof retainerMonthInputSchema>;

/** A month of any retainer that waits for the owner. */
export const waitingMonthSchema = z.object({
  retainerId: idSchema,
  title: z.string(),
  customer: customerNameSchema,
  month,
  dueOn: day,
  amount: z.number(),
  /** Why its invoice cannot be issued, as a sentence; null if nothing is in the way. */
  problem: z.nullable(z.string()),
});
export type WaitingMonth = z.output<typeof waitingMonthSchema>;
export const waitingMonthsSchema = z.array(waitingMonthSchema);

/** A retainer as its client sees it. */
export const ownRetainerSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: retainerStateSchema,
  amount: z.number(),
  lines: z.array(acceptedLineSchema),
  startsOn: day,
  endsOn: z.nullable(day),
  nextOn: z.nullable(day),
  createdAt: timestamp,
});
export type OwnRetainer = z.output<typeof ownRetainerSchema>;
export const ownRetainersSchema = z.array(ownRetainerSchema);

export const retainerFieldLabels = {
  id: 'Id',
  customerId: 'Customer',
  offerId: 'Offer',
  serviceId: 'Service',
  title: 'Title',
  content: 'What was accepted',
  amount: 'Amount a month',
  sessions: 'Sessions a month',
  startsOn: 'First invoice',
  endsOn: 'Last day',
  state: 'State',
  pausedOn: 'Paused on',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
} as const;
