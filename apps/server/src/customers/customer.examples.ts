import {
  conversionSchema,
  customerInputSchema,
  customerMatchSchema,
  customerSchema,
  customerUpdateSchema,
} from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

const DETAILS = {
  name: 'Harbor Trust',
  email: 'team@harbor.example',
  phone: '(323) 555-0140',
  company: 'Harbor Trust',
  status: 'active',
  totalValue: 1200,
  notes: 'Prefers short mails.',
  timeZone: 'America/Los_Angeles',
} as const;

export const customerExamples = [
  example(customerSchema, {
    id: 7,
    ...DETAILS,
    convertedFromContactId: 21,
    version: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(customerInputSchema, DETAILS),
  example(customerUpdateSchema, { ...DETAILS, status: 'on_hold', version: 1 }),
  example(customerMatchSchema, {
    id: 7,
    name: DETAILS.name,
    company: DETAILS.company,
    by: ['email', 'phone'],
  }),
  example(conversionSchema, { status: 'active', totalValue: 1200, notes: 'Met at a fair.' }),
];
