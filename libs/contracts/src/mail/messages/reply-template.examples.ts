import { describeTag, example } from '../../api/example.ts';
import { replyTemplateInputSchema, replyTemplateSchema } from './reply-template.ts';

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

export const replyTemplatesTag = describeTag(
  'Reply templates',
  'Texts that messages to people begin with.',
);
