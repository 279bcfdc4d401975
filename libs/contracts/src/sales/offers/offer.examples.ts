import { describeTag, example } from '../../api/example.ts';
import type { OfferContent } from './offer-content.ts';
import {
  offerAcceptanceInputSchema,
  offerDeclineSchema,
  offerPageSchema,
  offerQuestionSchema,
  offerTokenSchema,
} from './offer-page.ts';
import {
  type Offer,
  type OfferRecord,
  type OwnOffer,
  offerActionSchema,
  offerExtensionSchema,
  offerInputSchema,
  offerLinkSchema,
  offerRecordSchema,
  offerSchema,
  offerTemplateInputSchema,
  offerTemplateSchema,
  offerUpdateSchema,
  offerWithdrawalSchema,
  sentOfferSchema,
} from './offer.ts';

const token = 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM';
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const sentAt = '2026-03-02T17:00:00.000Z';
const expiresOn = '2026-04-02';

/** An audit, one of two kinds of support, and an optional workshop; half of it is due at once. */
export const offerContent = (): OfferContent => ({
  title: 'Data audit and support',
  buyer: {
    name: 'Harbor Trust',
    address: '8 Quay Road',
    email: 'team@harbor.example',
    taxId: null,
  },
  taxMode: 'added',
  intro: 'As we discussed on the phone.',
  lines: [
    {
      text: 'Data Audit',
      quantity: 1,
      unitPrice: 1200,
      taxRate: 0,
      kind: 'included',
      group: null,
      min: 1,
      max: 1,
      includedSessions: 2,
    },
    {
      text: 'Support by email',
      quantity: 3,
      unitPrice: 200,
      taxRate: 0,
      kind: 'choice',
      group: 'Support',
      min: 1,
      max: 12,
      includedSessions: 0,
    },
    {
      text: 'Support by phone',
      quantity: 3,
      unitPrice: 400,
      taxRate: 0,
      kind: 'choice',
      group: 'Support',
      min: 1,
      max: 12,
      includedSessions: 1,
    },
    {
      text: 'Workshop for your team',
      quantity: 1,
      unitPrice: 900,
      taxRate: 0,
      kind: 'optional',
      group: null,
      min: 1,
      max: 3,
      includedSessions: 1,
    },
  ],
  plan: [
    { label: 'Deposit', unit: 'percent', value: 50, when: 'now', days: null, dueOn: null },
    { label: 'Balance', unit: 'percent', value: 50, when: 'days', days: 30, dueOn: null },
  ],
  retainer: null,
  terms: 'Each side can end this with two weeks of notice.',
});

const seller = {
  legalName: 'Calloway Data LLC',
  address: '12 Harbor Street\nPortland, ME 04101',
  email: 'billing@polaris.example',
  taxId: null,
};

export const offer = (): Offer => ({
  id: 5,
  title: 'Data audit and support',
  state: 'sent',
  customer: { id: 3, name: 'Maya Okafor' },
  buyer: 'Harbor Trust',
  total: 1800,
  expiresOn,
  current: 1,
  hasDraft: false,
  sentAt,
  openedAt: null,
  declineReason: null,
  purchaseId: null,
  isMonthly: false,
  retainerId: null,
  version: 2,
  createdAt: '2026-03-02T16:00:00.000Z',
});

/** An offer in the download of an account's data. */
export const ownOffer = (): OwnOffer => ({
  id: 5,
  title: 'Data audit and support',
  state: 'sent',
  content: offerContent(),
  expiresOn,
  sentAt,
  declineReason: null,
  acceptance: null,
  createdAt: '2026-03-02T16:00:00.000Z',
});

export const offerRecord = (): OfferRecord => ({
  ...offer(),
  serviceId: 1,
  serviceName: 'Data Audit',
  follows: null,
  invoiceOnAccept: true,
  content: offerContent(),
  sentContent: null,
  seller,
  versions: [{ number: 1, sentAt, sha256 }],
  acceptance: null,
  recipient: 'team@harbor.example',
});

const written = { serviceId: 1, content: offerContent(), expiresOn, invoiceOnAccept: true };

export const offerExamples = [
  example(offerSchema, offer()),
  example(offerRecordSchema, offerRecord()),
  example(offerInputSchema, { customerId: 3, ...written }),
  example(offerUpdateSchema, { ...written, version: 1 }),
  example(offerActionSchema, { version: 1 }),
  example(offerWithdrawalSchema, { version: 2, tellClient: true }),
  example(offerExtensionSchema, { version: 2, expiresOn: '2026-05-02' }),
  example(sentOfferSchema, { offer: offerRecord(), sentTo: 'team@harbor.example', url: null }),
  example(offerLinkSchema, { url: `https://polaris.example/offer#${token}` }),
  example(offerTemplateInputSchema, { name: 'Audit', content: offerContent() }),
  example(offerTemplateSchema, { id: 1, name: 'Audit', content: offerContent() }),
  example(offerTokenSchema, { token }),
  example(offerPageSchema, {
    title: 'Data audit and support',
    state: 'sent',
    number: 1,
    sha256,
    content: offerContent(),
    seller,
    today: '2026-03-02',
    timeZone: 'America/New_York',
    expiresOn,
    sentAt,
    changes: [],
    acceptance: null,
    code: null,
    dueNow: null,
  }),
  example(offerAcceptanceInputSchema, {
    token,
    number: 1,
    sha256,
    selection: [1, 3, 0, 0],
    total: 1800,
    name: 'Tom Hale',
  }),
  example(offerDeclineSchema, { token, number: 1, reason: 'It has to wait until next year.' }),
  example(offerQuestionSchema, { token, text: 'Can we begin in May?' }),
];

export const offersTag = describeTag(
  'Offers',
  'What the owner proposes before there is an order. Accepting makes the order.',
);
