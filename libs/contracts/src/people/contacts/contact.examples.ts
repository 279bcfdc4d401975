import { describeTag, example } from '../../api/example.ts';
import { contactBulkInputSchema, contactBulkResultSchema } from './contact-bulk.ts';
import {
  contactConfirmationSchema,
  contactInputSchema,
  contactSubmissionSchema,
  contactUpdateSchema,
} from './contact.ts';

const MESSAGE = {
  name: 'Maya Okafor',
  email: 'maya@example.com',
  phone: '(310) 555-0110',
  message: 'I would like to know more about the Level-Up Pack.',
  preferredContact: 'email',
} as const;

const ARRIVAL = { page: '/services/1', referrer: 'news.example', source: 'letter' };

export const contactExamples = [
  example(contactInputSchema, { ...MESSAGE, arrival: ARRIVAL, timeZone: 'Europe/Berlin' }),
  example(contactConfirmationSchema, { id: 21, createdAt: '2026-03-02T17:00:00.000Z' }),
  example(contactSubmissionSchema, {
    id: 21,
    ...MESSAGE,
    status: 'new',
    customerId: null,
    arrival: ARRIVAL,
    timeZone: 'Europe/Berlin',
    call: null,
    mayBeSpam: false,
    version: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
  }),
  example(contactBulkInputSchema, { act: 'status', ids: [21, 22, 23], status: 'spam' }),
  example(contactBulkResultSchema, {
    changed: [21],
    missing: [22],
    converted: [23],
    previous: [{ id: 21, status: 'new' }],
  }),
  example(contactUpdateSchema, { ...MESSAGE, status: 'replied', version: 1 }),
];

export const submissionsTag = describeTag(
  'Submissions',
  'What visitors wrote through the contact form.',
);
