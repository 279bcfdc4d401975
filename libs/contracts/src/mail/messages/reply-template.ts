import * as z from 'zod/mini';
import { unknownPlaceholder } from './placeholders.ts';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, requiredText, text, timestamp } from '../../values/text/text.ts';

const knownPlaceholders = z.refine<string>((value) => unknownPlaceholder(value) === undefined, {
  error: ({ input }) => unknownPlaceholder(input as string),
});

/**
 * A text to start a message with. Subject and body can contain the placeholders {{firstName}}, {{name}}, {{company}}
 * and {{ownerName}}; any other gets 400.
 */
export const replyTemplateInputSchema = z.object({
  name: requiredName(1, 80, 'Name is required'),
  /** If empty, the message keeps its subject. */
  subject: z._default(text(200).check(knownPlaceholders), ''),
  body: requiredText(1, 5000, 'Text is required').check(knownPlaceholders),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type ReplyTemplateInput = z.output<typeof replyTemplateInputSchema>;
export type ReplyTemplateFormValues = z.input<typeof replyTemplateInputSchema>;

export const replyTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ReplyTemplate = z.output<typeof replyTemplateSchema>;
export const replyTemplatesSchema = z.array(replyTemplateSchema);

export const replyTemplateFieldLabels: Record<keyof ReplyTemplate, string> = {
  id: 'Id',
  name: 'Name',
  subject: 'Subject',
  body: 'Text',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};
