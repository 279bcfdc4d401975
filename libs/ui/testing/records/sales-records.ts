import {
  type AdminPayment,
  type AdminPurchase,
  type BusinessProfile,
  type Invoice,
  type InvoiceRecord,
  type OwnPurchase,
  type PurchasePart,
  adminPurchaseSchema,
  businessProfileSchema,
  invoiceRecordSchema,
  invoiceSchema,
  ownPurchaseSchema,
  withNulls,
} from '@polaris/contracts';

const at = '2026-01-02T15:00:00.000Z';

export const somePurchase = (own: Partial<AdminPurchase> = {}): AdminPurchase =>
  withNulls(adminPurchaseSchema, {
    id: 61,
    userId: 'grace',
    serviceId: 41,
    service: { name: 'Chart Reading' },
    status: 'active',
    amount: 120,
    tax: 0,
    progress: 0,
    purchaseDate: at,
    completionDate: null,
    sessionsHeld: 0,
    steps: [],
    notes: [],
    customer: { id: 7, name: 'Grace Hopper' },
    buyer: { email: 'grace@example.com', name: 'Grace Hopper' },
    testimonial: null,
    paid: 0,
    invoiced: null,
    invoiceNumber: null,
    refunded: 0,
    overdue: false,
    owed: 120,
    dueNow: own.owed ?? 120,
    parts: [],
    paymentPending: false,
    payments: [],
    unread: 0,
    replyTime: 'within one business day',
    refundDue: false,
    version: 1,
    ...own,
  });

/** A part of a payment plan. */
export const somePart = (own: Partial<PurchasePart> = {}): PurchasePart => ({
  position: 1,
  label: 'Half now',
  amount: 60,
  owed: 60,
  dueOn: '2026-01-02',
  state: 'due',
  ...own,
});

/** $120 in two halves, the first of which is due. */
export const halves = {
  owed: 120,
  dueNow: 60,
  parts: [
    somePart(),
    somePart({ position: 2, label: 'Half at the end', dueOn: '2026-06-03', state: 'upcoming' }),
  ],
};

/** As its client gets it: `somePurchase`, unless it says otherwise. */
export const someOwnPurchase = (own: Partial<OwnPurchase> = {}): OwnPurchase =>
  ownPurchaseSchema.parse({
    ...somePurchase(),
    purchasedOn: at.slice(0, 10),
    completedOn: null,
    dueNow: own.owed ?? 120,
    ...own,
  });

export const someProfile = (own: Partial<BusinessProfile> = {}): BusinessProfile =>
  withNulls(businessProfileSchema, {
    timeZone: 'America/New_York',
    daysUntilDue: 14,
    taxMode: 'added',
    taxRate: 0,
    orderInvoices: 'taxed',
    bankDebits: false,
    offerCodeAbove: null,
    version: 0,
    ...own,
  });

export const somePayment = (own: Partial<AdminPayment> = {}): AdminPayment => ({
  id: 111,
  amount: 50,
  method: 'bank_transfer',
  provider: 'manual',
  status: 'paid',
  paidAt: at,
  note: null,
  refunded: 0,
  refundPending: 0,
  refunds: [],
  dispute: null,
  version: 1,
  ...own,
});

const invoice = {
  id: 31,
  kind: 'invoice',
  state: 'draft',
  buyer: { name: 'Grace Hopper', address: null, email: 'grace@example.com', taxId: null },
  customer: { id: 7, name: 'Grace Hopper' },
  sendTo: 'grace@example.com',
  total: 950,
  tax: 0,
  paid: 0,
  refunded: 0,
  owed: 0,
  dueNow: 0,
  daysOverdue: 0,
  version: 1,
  createdAt: at,
} as const;

export const someInvoice = (own: Partial<Invoice> = {}): Invoice =>
  withNulls(invoiceSchema, { ...invoice, ...own });

export const someInvoiceRecord = (own: Partial<InvoiceRecord> = {}): InvoiceRecord =>
  withNulls(invoiceRecordSchema, {
    ...invoice,
    taxMode: 'added',
    lines: [{ text: 'Chart Reading', quantity: 1, unitPrice: 950, taxRate: 0, total: 950, tax: 0 }],
    parts: [],
    payments: [],
    ...own,
  });
