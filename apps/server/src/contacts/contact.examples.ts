import {
  contactInputSchema,
  contactConfirmationSchema,
  contactSubmissionSchema,
  contactUpdateSchema,
} from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

const MESSAGE = {
  name: 'Maya Okafor',
  email: 'maya@example.com',
  phone: '(310) 555-0110',
  message: 'I would like to know more about the Level-Up Pack.',
  preferredContact: 'email',
} as const;

export const contactExamples = [
  example(contactInputSchema, MESSAGE),
  example(contactConfirmationSchema, { id: 21, createdAt: '2026-03-02T17:00:00.000Z' }),
  example(contactSubmissionSchema, {
    id: 21,
    ...MESSAGE,
    status: 'new',
    customerId: null,
    version: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
  }),
  example(contactUpdateSchema, { ...MESSAGE, status: 'replied', version: 1 }),
];
