import { type ContactSubmission, quoteOf, replySubject } from '@polaris/contracts';
import { useCustomer } from '../../../api/people/customers/customers.ts';
import { useReplies } from '../../../api/mail/messages.ts';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { MessageComposer } from '../../shared/composer/message-composer.tsx';
import { useMatchingCustomers } from './known-customer.tsx';
import type { ComposerRecipient } from '../../shared/composer/recipient.ts';
import { longDate } from '../../shared/record/format.ts';

interface ContactReplyProps {
  contact: ContactSubmission;
  onClose: () => void;
  onSent: () => void;
  onUndone: () => void;
}

/** The composer of a reply to a submission. */
export function ContactReply({ contact, ...composer }: ContactReplyProps) {
  const customer = useMatchingCustomer(contact);
  const replies = useReplies(contact.id);
  useKeyboardClaim();
  // The initial subject.
  if (replies.isPending) return null;
  const recipient: ComposerRecipient = {
    target: { kind: 'contact', id: contact.id },
    name: contact.name,
    email: contact.email,
    company: customer?.company ?? null,
    subject: replySubject(replies.data?.items[0]?.subject ?? subjectOf(contact)),
    quote: quoteOf(contact),
    isCustomer: customer === undefined ? undefined : customer !== null,
    filesOf: undefined,
  };
  return <MessageComposer recipient={recipient} {...composer} />;
}

const subjectOf = ({ createdAt }: ContactSubmission) => `Your message of ${longDate(createdAt)}`;

/** The person's customer, by conversion or by address; undefined while unknown. */
function useMatchingCustomer(contact: ContactSubmission) {
  const { customerId } = contact;
  const own = useCustomer(customerId ?? 0);
  const matches = useMatchingCustomers(contact);
  if (customerId !== null) return own.data;
  if (!matches.data) return undefined;
  return matches.data.find(({ by }) => by.includes('email')) ?? null;
}
