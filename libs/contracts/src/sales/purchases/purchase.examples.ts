import { describeTag, example } from '../../api/example.ts';
import {
  type AdminPurchase,
  adminPurchaseSchema,
  purchaseInputSchema,
  purchaseUpdateSchema,
  type Purchase,
} from './purchase.ts';
import { APPOINTMENT } from '../../schedule/appointments/appointment.examples.ts';
import { type OwnPurchase, ownPurchaseSchema } from './own-purchase.ts';
import { paymentPlanInputSchema } from './payment-plan.ts';
import { finishStepSchema, purchasePageSchema } from './purchase-page.ts';
import { saleInputSchema } from './sale.ts';

const PART = { dueOn: '2026-03-04', state: 'upcoming' } as const;

export const purchase = (): Purchase => ({
  id: 31,
  userId: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
  serviceId: 4,
  service: { name: 'Dashboard Design' },
  status: 'active',
  amount: 950,
  tax: 0,
  progress: 40,
  purchaseDate: '2026-03-04T18:30:00.000Z',
  completionDate: null,
  nextStep: 'Send me the May figures.',
  nextStepOn: '2026-03-20',
  sessionBalance: {
    included: 6,
    left: 5,
    minutes: 60,
    bookBy: '2026-06-30',
    open: true,
    afterPayment: false,
    over: false,
  },
  nextSession: {
    title: 'Second session',
    startTime: '2026-03-18T18:00:00.000Z',
    endTime: '2026-03-18T19:00:00.000Z',
  },
  sessionsHeld: 0,
  steps: [{ id: 5, text: 'Agree on the three dashboards.', doneAt: '2026-03-10T16:00:00.000Z' }],
  notes: [{ text: 'The first draft is ready.', createdAt: '2026-03-11T16:00:00.000Z' }],
  invoiced: null,
  invoiceNumber: null,
  dueOn: '2026-06-03',
  overdue: false,
  paid: 500,
  refunded: 0,
  owed: 450,
  dueNow: 0,
  parts: [
    { ...PART, position: 1, label: 'Deposit', amount: 500, owed: 0, state: 'paid' },
    { ...PART, position: 2, label: 'At the end', amount: 450, owed: 450, dueOn: '2026-06-03' },
  ],
  paymentPending: false,
});

export const ownPurchase = (): OwnPurchase => ({
  ...purchase(),
  purchasedOn: '2026-03-04',
  completedOn: null,
  steps: purchase().steps.map((step) => ({ ...step, doneOn: '2026-03-10' })),
  notes: purchase().notes.map((note) => ({ ...note, writtenOn: '2026-03-11' })),
});

const payment = {
  id: 12,
  amount: 500,
  method: 'bank_transfer',
  paidAt: '2026-03-06T18:30:00.000Z',
  paidOn: '2026-03-06',
  refunded: 0,
} as const;

export const adminPurchase = (): AdminPurchase => ({
  ...purchase(),
  customer: { id: 7, name: 'Harbor Trust' },
  buyer: { email: 'maya@example.com', name: 'Maya Okafor' },
  payments: [
    {
      id: 12,
      amount: 500,
      method: 'bank_transfer',
      provider: 'manual',
      status: 'paid',
      paidAt: '2026-03-06T18:30:00.000Z',
      note: 'The first half.',
      refunded: 0,
      refundPending: 0,
      refunds: [],
      dispute: null,
      version: 1,
    },
  ],
  unread: 0,
  replyTime: 'within one business day',
  refundDue: false,
  testimonial: { id: 9, status: 'requested', expiresAt: '2026-06-01T17:00:00.000Z' },
  version: 2,
});

export const purchaseExamples = [
  example(ownPurchaseSchema, ownPurchase()),
  example(purchasePageSchema, {
    ...ownPurchase(),
    payments: [payment],
    sessions: [APPOINTMENT],
    invoices: [],
  }),
  example(finishStepSchema, { version: 2 }),
  example(paymentPlanInputSchema, {
    parts: [
      { label: 'Deposit', unit: 'percent', value: 30, when: 'now' },
      { label: 'At the end', unit: 'percent', value: 70, when: 'days', days: 30 },
    ],
    version: 2,
  }),
  example(adminPurchaseSchema, adminPurchase()),
  example(purchaseInputSchema, { serviceId: 4, amount: 950, total: 950 }),
  example(saleInputSchema, {
    customerId: 7,
    serviceId: 4,
    amount: 1800,
    status: 'pending',
    note: 'As agreed on the phone.',
  }),
  example(purchaseUpdateSchema, {
    progress: 60,
    includedSessions: 6,
    sessionMinutes: 60,
    note: 'The second draft is ready.',
    version: 2,
  }),
];

export const purchasesTag = describeTag('Purchases', 'Orders of services and their progress.');
