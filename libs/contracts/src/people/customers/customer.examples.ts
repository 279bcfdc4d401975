import {
  conversionSchema,
  customerInputSchema,
  customerMatchSchema,
  customerMatchesQuerySchema,
  customerSchema,
  customerUpdateSchema,
} from './customer.ts';
import { describeTag, example } from '../../api/example.ts';

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
  example(customerMatchesQuerySchema, { email: 'maya@example.com', phone: '5550140' }),
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

export const customersTag = describeTag('Customers', 'The records of the CRM.');
