import type { ReplyTemplate, User } from '@polaris/contracts';
import { type PlaceholderValues, fillPlaceholders, firstNameOf } from '@polaris/contracts';
import type { ComposerRecipient } from './recipient.ts';

/** The values of placeholders; the server has a default for an owner without a name. */
export const valuesFor = (
  { name, company }: Pick<ComposerRecipient, 'name' | 'company'>,
  user: Pick<User, 'firstName' | 'lastName'> | null | undefined,
): PlaceholderValues => ({
  firstName: firstNameOf(name),
  name,
  company,
  ownerName: [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null,
});

interface Text {
  subject: string;
  body: string;
}

/** Inserts a template into a message, replacing the previous template but not typed text. */
export function withTemplate(
  text: Text,
  template: ReplyTemplate,
  values: PlaceholderValues,
  put: string | undefined,
): Text {
  const body = fillPlaceholders(template.body, values);
  const isTyped = text.body.trim() !== '' && text.body !== put;
  return {
    subject: template.subject ? fillPlaceholders(template.subject, values) : text.subject,
    body: isTyped ? `${text.body.trimEnd()}\n\n${body}` : body,
  };
}
