import { replyTemplateInputSchema, replyTemplateSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

const TEMPLATE = {
  name: 'First answer',
  subject: 'Your message',
  body: 'Hello {{firstName}},\n\nThank you for writing.\n\n{{ownerName}}',
};

export const replyTemplateExamples = [
  example(replyTemplateInputSchema, TEMPLATE),
  example(replyTemplateSchema, {
    id: 4,
    ...TEMPLATE,
    version: 1,
    createdAt: '2026-03-20T15:00:00.000Z',
    updatedAt: '2026-03-20T15:00:00.000Z',
  }),
];
