import { describeTag, example } from '../../api/example.ts';
import {
  bankDetailsSchema,
  businessProfileInputSchema,
  businessProfileSchema,
} from './business-profile.ts';

const INPUT = {
  legalName: 'Polaris Consulting LLC',
  address: '12 Harbor Street\nPortland, ME 04101',
  email: 'billing@polaris.example',
  taxId: '12-3456789',
  timeZone: 'America/New_York',
  daysUntilDue: 14,
  taxMode: 'added' as const,
  taxRate: 8.875,
  orderInvoices: 'taxed' as const,
  bankDebits: true,
  offerCodeAbove: 10_000,
  terms: 'Please pay within 14 days.',
  offerTerms: 'Either side can end the work with two weeks of notice.',
  bankDetails: 'Harbor Bank\nRouting 011000015\nAccount 000123456',
};

export const businessProfileExamples = [
  example(businessProfileSchema, {
    ...INPUT,
    version: 1,
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(bankDetailsSchema, { bankDetails: INPUT.bankDetails }),
  example(businessProfileInputSchema, { ...INPUT, version: 0 }),
];

export const businessProfileTag = describeTag(
  'Business profile',
  'Who sends invoices, as they state it.',
);
