import * as z from 'zod/mini';
import { idSchema, money, optionalText, timestamp, webUrl } from '../../values/text/text.ts';

export const paymentProviders = ['manual', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const paymentStatusLabels = {
  open: 'Not paid yet',
  processing: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  partially_refunded: 'Refunded in part',
  refunded: 'Refunded',
} as const;
export type PaymentStatus = keyof typeof paymentStatusLabels;
const paymentStatusSchema = z.enum(
  Object.keys(paymentStatusLabels) as [PaymentStatus, ...PaymentStatus[]],
);

/** "Processing", and of a bank debit that it is on its way. */
export const paymentStatusText = ({
  status,
  method,
}: Pick<AdminPayment, 'status' | 'method'>): string =>
  status === 'processing' && method === 'bank_debit'
    ? 'Bank debit on its way'
    : paymentStatusLabels[status];

/** The statuses of a received payment, including refunded ones. */
export const paidStatuses = [
  'paid',
  'partially_refunded',
  'refunded',
] as const satisfies PaymentStatus[];

export const paymentMethodLabels = {
  bank_transfer: 'Bank transfer',
  card: 'Card',
  bank_debit: 'Bank debit',
  cash: 'Cash',
  other: 'Other',
} as const;
export type PaymentMethod = keyof typeof paymentMethodLabels;
export const paymentMethodSchema = z.enum(
  Object.keys(paymentMethodLabels) as [PaymentMethod, ...PaymentMethod[]],
  { error: 'Please select a method.' },
);

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** Who made a refund: the owner here, someone in the provider's dashboard, or the bank after a dispute. */
export const refundSources = ['owner', 'provider', 'dispute'] as const;
export type RefundSource = (typeof refundSources)[number];

export const disputeLabels = {
  open: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
} as const;
export type DisputeState = keyof typeof disputeLabels;
const disputeSchema = z.enum(Object.keys(disputeLabels) as [DisputeState, ...DisputeState[]]);

/** The most characters of a note or a reason. */
const NOTE_MAX = 500;

const POSITIVE = 'Please enter an amount of at least 0.01 with at most two decimals.';
const paidAmount = money(POSITIVE).check(z.gte(0.01, { error: POSITIVE }));

const EARLIEST = Date.parse('2000-01-01T00:00:00Z');

const paidAt = z.iso.datetime({ error: 'Please enter a date.' }).check(
  z.refine<string>((value) => !(Date.parse(value) < EARLIEST), {
    error: 'Please enter a date since the year 2000.',
  }),
  z.refine<string>((value) => !(Date.parse(value) > Date.now()), {
    error: 'The date cannot be in the future.',
  }),
);

/** Money that the owner has received outside of Polaris. */
export const paymentInputSchema = z.object({
  amount: paidAmount,
  method: paymentMethodSchema,
  note: optionalText(NOTE_MAX),
  /** Now, if it is not sent. */
  paidAt: z.optional(paidAt),
});
export type PaymentInput = z.output<typeof paymentInputSchema>;
export type PaymentFormValues = z.input<typeof paymentInputSchema>;

export const refundInputSchema = z.object({
  amount: paidAmount,
  reason: optionalText(NOTE_MAX),
  /** Whether the client has to pay the amount again; otherwise the refund settles it. */
  stillOwed: z.optional(z.boolean()),
  /** Whether to cancel the upcoming sessions of the purchase. */
  cancelSessions: z.optional(z.boolean()),
});
export type RefundInput = z.output<typeof refundInputSchema>;
export type RefundFormValues = z.input<typeof refundInputSchema>;

/** A refund as the owner sees it. */
const adminRefundSchema = z.object({
  id: idSchema,
  amount: z.number(),
  reason: z.nullable(z.string()),
  source: z.enum(refundSources),
  /** Whether it is to be paid again. */
  stillOwed: z._default(z.boolean(), false),
  createdAt: timestamp,
});

/** A payment as the owner sees it. */
export const adminPaymentSchema = z.object({
  id: idSchema,
  amount: z.number(),
  method: paymentMethodSchema,
  provider: z.enum(paymentProviders),
  status: paymentStatusSchema,
  paidAt: z.nullable(timestamp),
  note: z.nullable(z.string()),
  /** Dollars refunded. */
  refunded: z.number(),
  /** Dollars of refunds that were requested from the provider and are not complete. */
  refundPending: z._default(z.number(), 0),
  /** The refunds that add up to `refunded`, oldest first. */
  refunds: z._default(z.array(adminRefundSchema), []),
  dispute: z._default(z.nullable(disputeSchema), null),
  version: z.int(),
});
export type AdminPayment = z.output<typeof adminPaymentSchema>;

/**
 * The smallest payment that Stripe accepts, in dollars:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const MIN_CARD_AMOUNT = 0.5;
export const MAX_CARD_AMOUNT = 999_999.99;

/** The provider's payment page for the open amount. */
export const checkoutSchema = z.object({ url: webUrl() });
export type Checkout = z.output<typeof checkoutSchema>;

/** With `all` everything that is owed, else what is due now. */
export const checkoutQuerySchema = z.object({ all: z.optional(z.enum(['true', 'false'])) });

/** The ways to pay online, besides those agreed on directly. */
export const paymentOptionsSchema = z.object({
  card: z.boolean(),
  /** Whether a bank debit is offered beside the card. */
  bankDebit: z._default(z.boolean(), false),
});
export type PaymentOptions = z.output<typeof paymentOptionsSchema>;

/** The response to a provider's webhook event. */
export const webhookReceiptSchema = z.object({ received: z.boolean() });
export type WebhookReceipt = z.output<typeof webhookReceiptSchema>;

export const paymentFieldLabels = {
  id: 'Id',
  purchaseId: 'Purchase',
  invoiceId: 'Invoice',
  provider: 'Provider',
  amount: 'Amount',
  status: 'Status',
  method: 'Method',
  note: 'Note',
  paidAt: 'Paid at',
  sessionRef: 'Checkout session',
  intentRef: 'Payment at the provider',
  byLink: 'By payment link',
  dispute: 'Dispute',
  disputeRef: 'Dispute at the provider',
  recordedBy: 'Recorded by',
  createdAt: 'Created at',
  version: 'Version',
} as const;

export const refundFieldLabels = {
  id: 'Id',
  paymentId: 'Payment',
  amount: 'Amount',
  reason: 'Reason',
  status: 'Status',
  providerRef: 'Refund at the provider',
  source: 'Source',
  stillOwed: 'Still owed',
  recordedBy: 'Recorded by',
  createdAt: 'Created at',
} as const;
