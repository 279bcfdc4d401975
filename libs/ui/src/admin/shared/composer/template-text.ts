import type { ReplyTemplate, User } from '@polaris/contracts';
import { type PlaceholderValues, fillPlaceholders, firstNameOf } from '@polaris/contracts';
import type { Recipient } from './recipient.ts';

/** What the placeholders stand for; the server knows a name for an owner whose account has none. */
export const valuesFor = (
  { name, company }: Pick<Recipient, 'name' | 'company'>,
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

/**
 * A message with a template put in. It replaces what another template has put there; what was typed
 * stays above it.
 */
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
