import * as z from 'zod/mini';
import { optionalDay } from '../../people/activities/activity.ts';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { browserTimeZone } from '../../values/clock/time-zone.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { adminPaymentSchema } from '../payments/payment.ts';
import { includedSessionsInput } from '../services/service.ts';
import { purchasePartSchema } from './purchase-part.ts';
import { purchaseTestimonialSchema } from '../../site/testimonials/testimonial.ts';
import {
  idParam,
  idSchema,
  int4,
  money,
  optionalText,
  requiredText,
  text,
  timestamp,
} from '../../values/text/text.ts';

export const purchaseStatusLabels = {
  pending: 'Pending',
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
export type PurchaseStatus = keyof typeof purchaseStatusLabels;
export const purchaseStatusSchema = z.enum(['pending', 'active', 'completed', 'cancelled'], {
  error: 'Please select a status.',
});

/** What a buyer sends. The server decides the amount, the status and the progress. */
export const purchaseInputSchema = z.object({
  serviceId: idSchema,
  /** The price that was shown to the buyer: a purchase at another price is rejected. */
  amount: z.optional(money()),
  timeZone: browserTimeZone,
  /** The price with tax that was shown: a purchase at another one is rejected. */
  total: z.optional(money()),
  /** Accepted and ignored: a purchase starts active. */
  status: z.optional(purchaseStatusSchema),
  /** Accepted and ignored: a purchase starts at 0. */
  progress: z.optional(z.number({ error: 'Must be a number.' })),
});
export type PurchaseInput = z.output<typeof purchaseInputSchema>;

/** A note from the owner to the customer about a purchase. */
export const purchaseNoteText = requiredText(1, 2000, 'Please write a note.');

/** A note from the owner to the customer about a purchase, and its time. */
export const purchaseNoteSchema = z.object({ text: z.string(), createdAt: timestamp });
export type PurchaseNote = z.output<typeof purchaseNoteSchema>;

/** How many meetings a purchase includes, and how many can still be booked. */
export const sessionBalanceSchema = z.object({
  included: z.int(),
  left: z.int(),
  minutes: z.int(),
  /** The last day for a meeting; null without a limit. */
  bookBy: z.nullable(z.iso.date()),
  /** Whether clients can book at the moment. */
  open: z.boolean(),
  /** Whether what is owed has to be paid before. */
  afterPayment: z._default(z.boolean(), false),
  /** Whether the last day has passed where the business is. */
  over: z._default(z.boolean(), false),
});
export type SessionBalance = z.output<typeof sessionBalanceSchema>;

/** The next session of a purchase. */
export const nextSessionSchema = z.object({
  title: z.string(),
  startTime: timestamp,
  endTime: timestamp,
});

/** A step that is done; it was the next step before. */
export const purchaseStepSchema = z.object({ id: idSchema, text: z.string(), doneAt: timestamp });
export type PurchaseStep = z.output<typeof purchaseStepSchema>;

export const purchaseSchema = z.object({
  id: idSchema,
  /** Null without an account, or after it was deleted: the purchase stays for accounting. */
  userId: z.nullable(z.string()),
  serviceId: idSchema,
  service: z.nullable(z.object({ name: z.string() })),
  status: purchaseStatusSchema,
  amount: z.number(),
  /** Dollars of sales tax that are added to the amount, at the rate of the day of the order. */
  tax: z._default(z.number(), 0),
  /** Percent of the work that is done. */
  progress: z.int(),
  purchaseDate: timestamp,
  completionDate: z.nullable(timestamp),
  /** What happens next, in the owner's words; shown until the purchase ends. */
  nextStep: z._default(z.nullable(z.string()), null),
  /** The day by which it happens. */
  nextStepOn: z._default(z.nullable(z.iso.date()), null),
  /** Null if it includes no meetings. */
  sessionBalance: z._default(z.nullable(sessionBalanceSchema), null),
  /** The next one that is booked; null without one. */
  nextSession: z._default(z.nullable(nextSessionSchema), null),
  /** How many of its sessions took place. */
  sessionsHeld: z._default(z.int(), 0),
  /** The newest first, 100 at most. */
  steps: z._default(z.array(purchaseStepSchema), []),
  /** The newest first. */
  notes: z.array(purchaseNoteSchema),
  /** The total of its issued invoice, which replaces the amount; null without one. */
  invoiced: z._default(z.nullable(z.number()), null),
  /** The number of its issued invoice; null without one. */
  invoiceNumber: z._default(z.nullable(z.string()), null),
  /** The day of the first part that is not paid; without a plan, the one by which that invoice is to be paid. */
  dueOn: z._default(z.nullable(z.iso.date()), null),
  /** Whether that day has passed with money unpaid. */
  overdue: z._default(z.boolean(), false),
  /** Dollars received, minus refunds. */
  paid: z._default(z.number(), 0),
  /** Dollars refunded. */
  refunded: z._default(z.number(), 0),
  /** Dollars that are still to be paid; 0 once it is canceled. */
  owed: z._default(z.number(), 0),
  /** Dollars that are to be paid by today: what is owed, or by its plan the parts that are due. */
  dueNow: z._default(z.number(), 0),
  /** The payment plan in its order; empty without one. */
  parts: z._default(z.array(purchasePartSchema), []),
  /** Whether a payment waits to be confirmed by its provider. */
  paymentPending: z._default(z.boolean(), false),
});
export type Purchase = z.output<typeof purchaseSchema>;

/** The reference that a client writes on a transfer, by which the owner finds the purchase. */
export const paymentReference = (of: Pick<Purchase, 'id' | 'invoiceNumber'>): string =>
  of.invoiceNumber ?? `Order ${of.id}`;

export const purchaseFieldLabels: Record<
  | keyof Purchase
  | 'customerId'
  | 'recordedBy'
  | 'refundDue'
  | 'offered'
  | 'includedSessions'
  | 'sessionMinutes'
  | 'bookBy'
  | 'taxMode'
  | 'taxRate',
  string
> = {
  id: 'Id',
  userId: 'Account',
  customerId: 'Customer',
  recordedBy: 'Recorded by',
  serviceId: 'Service',
  service: 'Service',
  status: 'Status',
  amount: 'Amount',
  tax: 'Sales tax',
  taxMode: 'Sales tax',
  taxRate: 'Sales tax rate (%)',
  offered: 'Lines of the offer',
  refundDue: 'Refund due',
  progress: 'Progress',
  purchaseDate: 'Purchase date',
  completionDate: 'Completion date',
  nextStep: 'Next step',
  nextStepOn: 'Next step by',
  sessionBalance: 'Sessions',
  includedSessions: 'Included sessions',
  sessionMinutes: 'Minutes per session',
  bookBy: 'Book sessions by',
  nextSession: 'Next session',
  sessionsHeld: 'Sessions held',
  steps: 'Steps done',
  notes: 'Notes',
  invoiced: 'Invoiced',
  invoiceNumber: 'Invoice',
  dueOn: 'Due on',
  overdue: 'Overdue',
  paid: 'Paid',
  refunded: 'Refunded',
  owed: 'Owed',
  dueNow: 'Due now',
  parts: 'Payment plan',
  paymentPending: 'Payment pending',
};

/** The allowed changes of status. A completed purchase is reopened by making it active. */
export const purchaseTransitions: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  pending: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: ['active'],
  cancelled: [],
};

const PERCENT = 'Progress must be a whole number between 0 and 100.';

/** The owner's changes to a purchase. Fields that are not sent stay unchanged. */
export const purchaseUpdateSchema = z.object({
  status: z.optional(purchaseStatusSchema),
  progress: z.optional(
    z.int({ error: PERCENT }).check(z.gte(0, { error: PERCENT }), z.lte(100, { error: PERCENT })),
  ),
  /** One sentence for the customer, such as what they have to send. */
  nextStep: optionalText(300),
  nextStepOn: optionalDay,
  includedSessions: includedSessionsInput.includedSessions,
  sessionMinutes: includedSessionsInput.sessionMinutes,
  /** The last day for an included session. */
  bookBy: optionalDay,
  /** For the customer to read. */
  note: z.optional(purchaseNoteText),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type PurchaseUpdate = z.output<typeof purchaseUpdateSchema>;
export type PurchaseUpdateValues = z.input<typeof purchaseUpdateSchema>;

/** A purchase as the owner sees it. */
export const adminPurchaseSchema = z.extend(purchaseSchema, {
  /** Null while no customer of the CRM has it, and while that customer is in the trash. */
  customer: z._default(z.nullable(customerNameSchema), null),
  /** Null without an account, and once it is deleted. */
  buyer: z.nullable(z.object({ email: z.string(), name: z.string() })),
  /** Null while the client was not asked for one. */
  testimonial: z._default(z.nullable(purchaseTestimonialSchema), null),
  /** The oldest first. */
  payments: z._default(z.array(adminPaymentSchema), []),
  /** How many messages of its client the owner has not read. */
  unread: z._default(z.int(), 0),
  /** The site's reply time, which the client's next step names. */
  replyTime: z._default(z.string(), 'soon'),
  /** An overpayment, to be refunded. */
  refundDue: z._default(z.boolean(), false),
  version: z.int(),
});
export type AdminPurchase = z.output<typeof adminPurchaseSchema>;
export const adminPurchasesSchema = z.array(adminPurchaseSchema);

export const adminPurchasesQuerySchema = z.extend(pageQuerySchema, {
  userId: z.optional(text(255)),
  /** Only purchases of this customer, with or without an account. */
  customerId: z.optional(idParam),
  /** Only purchases of the people of this company. */
  companyId: z.optional(idParam),
  status: z.optional(purchaseStatusSchema),
  /** Only this purchase, for links to it. */
  id: z.optional(idParam),
});
export type AdminPurchasesQuery = z.output<typeof adminPurchasesQuerySchema>;
