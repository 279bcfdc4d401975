import * as z from 'zod/mini';
import { optionalDay } from '../../people/activities/activity.ts';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { adminPaymentSchema } from '../payments/payment.ts';
import { includedSessionsInput } from '../services/service.ts';
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
  /** The price that the buyer was shown: a purchase at any other is refused. */
  amount: z.optional(money()),
  /** Taken and ignored: a purchase starts active. */
  status: z.optional(purchaseStatusSchema),
  /** Taken and ignored: a purchase starts at 0. */
  progress: z.optional(z.number({ error: 'Must be a number.' })),
});
export type PurchaseInput = z.output<typeof purchaseInputSchema>;

/** What the owner writes to the customer about a purchase. */
export const purchaseNoteText = requiredText(1, 2000, 'Please write a note.');

/** What the owner wrote to the customer about a purchase, and when. */
export const purchaseNoteSchema = z.object({ text: z.string(), createdAt: timestamp });
export type PurchaseNote = z.output<typeof purchaseNoteSchema>;

/** The meetings that were bought with a purchase, and how many of them are left to book. */
export const sessionBalanceSchema = z.object({
  included: z.int(),
  left: z.int(),
  minutes: z.int(),
  /** The last day on which one can take place; null without an end. */
  bookBy: z.nullable(z.iso.date()),
  /** Whether clients can book at the moment. */
  open: z.boolean(),
});
export type SessionBalance = z.output<typeof sessionBalanceSchema>;

/** A step that is done; it was the next step before. */
export const purchaseStepSchema = z.object({ id: idSchema, text: z.string(), doneAt: timestamp });
export type PurchaseStep = z.output<typeof purchaseStepSchema>;

export const purchaseSchema = z.object({
  id: idSchema,
  /** Null without an account, and once it is deleted: the books keep it. */
  userId: z.nullable(z.string()),
  serviceId: idSchema,
  service: z.nullable(z.object({ name: z.string() })),
  status: purchaseStatusSchema,
  amount: z.number(),
  /** Percent of the work that is done. */
  progress: z.int(),
  purchaseDate: timestamp,
  completionDate: z.nullable(timestamp),
  /** What happens next, as the owner has written it; shown until the purchase has ended. */
  nextStep: z._default(z.nullable(z.string()), null),
  /** The day by which it happens. */
  nextStepOn: z._default(z.nullable(z.iso.date()), null),
  /** Null without any. */
  sessionBalance: z._default(z.nullable(sessionBalanceSchema), null),
  /** The newest first, 100 at most. */
  steps: z._default(z.array(purchaseStepSchema), []),
  /** The newest first. */
  notes: z.array(purchaseNoteSchema),
  /** The total of its issued invoice, which is asked for instead of the amount; null without one. */
  invoiced: z._default(z.nullable(z.number()), null),
  /** The number of that invoice; null without one. */
  invoiceNumber: z._default(z.nullable(z.string()), null),
  /** Dollars that came, less those that went back. */
  paid: z._default(z.number(), 0),
  /** Dollars that went back. */
  refunded: z._default(z.number(), 0),
  /** Dollars that are still to be paid; 0 once it is canceled. */
  owed: z._default(z.number(), 0),
  /** Whether a payment waits to be confirmed by its provider. */
  paymentPending: z._default(z.boolean(), false),
});
export type Purchase = z.output<typeof purchaseSchema>;

/** What a client writes on a payment, so that the owner finds what it is for. */
export const paymentReference = ({
  id,
  invoiceNumber,
}: Pick<Purchase, 'id' | 'invoiceNumber'>): string => invoiceNumber ?? `Order ${id}`;

export const purchaseFieldLabels: Record<
  | keyof Purchase
  | 'customerId'
  | 'recordedBy'
  | 'refundDue'
  | 'includedSessions'
  | 'sessionMinutes'
  | 'bookBy',
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
  steps: 'Steps done',
  notes: 'Notes',
  invoiced: 'Invoiced',
  invoiceNumber: 'Invoice',
  paid: 'Paid',
  refunded: 'Refunded',
  owed: 'Owed',
  paymentPending: 'Payment pending',
};

export const purchasesSchema = z.array(purchaseSchema);

/** Where a purchase may go from where it is; a completed one is reopened by becoming active. */
export const purchaseTransitions: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  pending: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: ['active'],
  cancelled: [],
};

const PERCENT = 'Progress must be a whole number between 0 and 100.';

/** How the owner moves a purchase along. What is not sent stays as it is. */
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
  /** The last day on which an included session can take place. */
  bookBy: optionalDay,
  /** For the customer to read. */
  note: z.optional(purchaseNoteText),
  /** The version that was edited; another one in the database answers 409. */
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
  /** An overpayment, to be refunded. */
  refundDue: z._default(z.boolean(), false),
  version: z.int(),
});
export type AdminPurchase = z.output<typeof adminPurchaseSchema>;
export const adminPurchasesSchema = z.array(adminPurchaseSchema);

export const adminPurchasesQuerySchema = z.extend(pageQuerySchema, {
  userId: z.optional(text(255)),
  /** Those of this customer, with or without an account. */
  customerId: z.optional(idParam),
  /** Those of the people of a company. */
  companyId: z.optional(idParam),
  status: z.optional(purchaseStatusSchema),
  /** The one purchase that a link points to. */
  id: z.optional(idParam),
});
export type AdminPurchasesQuery = z.output<typeof adminPurchasesQuerySchema>;
