import { type AssistantDraft, type AssistantDraftContent, offerContent } from '@polaris/contracts';

type Kind = AssistantDraftContent['kind'];
type Of<K extends Kind> = Extract<AssistantDraftContent, { kind: K }>;

const text = {
  to: 'grace@example.com',
  subject: 'Your report',
  text: 'Hello Grace,\n\nyour report is ready on Friday.',
  quote: null,
  followUpOn: null,
};

const contents: { [K in Kind]: Of<K> } = {
  message: { kind: 'message', ...text },
  reply: {
    kind: 'reply',
    ...text,
    subject: 'Re: Your message',
    quote: 'On Jan 1, 2026, Ada wrote:\n> When is it ready?',
  },
  offer: {
    kind: 'offer',
    serviceName: 'Data audit',
    content: offerContent(),
    expiresOn: '2026-02-01',
    to: 'grace@example.com',
  },
  invoice: {
    kind: 'invoice',
    buyer: {
      name: 'Harbor Trust',
      address: '1 Main St',
      email: 'billing@example.com',
      taxId: null,
    },
    lines: [{ text: 'Workshop', quantity: 2, unitPrice: 600, taxRate: 10, total: 1200, tax: 120 }],
    taxMode: 'added',
    total: 1320,
    tax: 120,
    note: null,
    daysUntilDue: 14,
    to: 'billing@example.com',
  },
  payment: {
    kind: 'payment',
    title: 'Data audit',
    amount: 500,
    method: 'bank_transfer',
    note: null,
    paidAt: '2026-01-02T20:00:00.000Z',
    owed: 1200,
  },
  customer: {
    kind: 'customer',
    fields: [
      { label: 'Phone', from: '555-0100', to: '555-0199' },
      { label: 'Notes', from: 'Prefers mail.', to: 'Prefers mail.\n\nMoved to Boston.' },
    ],
  },
};

/** What claude.ai drafted for Grace Hopper, customer 7. */
export const someDraft = <K extends Kind>(
  kind: K,
  own: Partial<AssistantDraft> = {},
  content: Partial<Of<K>> = {},
): AssistantDraft => ({
  id: 51,
  via: 'claude.ai',
  reason: 'Grace asked for it.',
  customer: { id: 7, name: 'Grace Hopper' },
  contact: null,
  content: { ...contents[kind], ...content },
  readBefore: [],
  outdated: null,
  problem: null,
  leavesAt: null,
  createdAt: '2026-01-02T15:00:00.000Z',
  ...own,
});
