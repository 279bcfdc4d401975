import { type ContactSubmission, quoteOf, replySubject } from '@polaris/contracts';
import { useCustomer } from '../../api/customers.ts';
import { useReplies } from '../../api/messages.ts';
import { useKeyboardClaim } from '../../primitives/keyboard-claims.ts';
import { MessageComposer } from '../shared/composer/message-composer.tsx';
import { useKnownCustomers } from './known-customer.tsx';
import type { Recipient } from '../shared/composer/recipient.ts';
import { longDate } from '../shared/record/format.ts';

interface ContactReplyProps {
  contact: ContactSubmission;
  onClose: () => void;
  onSent: () => void;
  onUndone: () => void;
}

/** The composer of a reply to a submission. */
export function ContactReply({ contact, ...composer }: ContactReplyProps) {
  const customer = useKnownCustomer(contact);
  const replies = useReplies(contact.id);
  useKeyboardClaim();
  // The earlier subject is what the fields begin with.
  if (replies.isPending) return null;
  const recipient: Recipient = {
    target: { kind: 'contact', id: contact.id },
    name: contact.name,
    email: contact.email,
    company: customer?.company ?? null,
    subject: replySubject(replies.data?.items[0]?.subject ?? subjectOf(contact)),
    quote: quoteOf(contact),
    isCustomer: customer === undefined ? undefined : customer !== null,
  };
  return <MessageComposer recipient={recipient} {...composer} />;
}

const subjectOf = ({ createdAt }: ContactSubmission) => `Your message of ${longDate(createdAt)}`;

/** The customer that the person became, or who has their address; undefined while that is not known. */
function useKnownCustomer(contact: ContactSubmission) {
  const { customerId } = contact;
  const own = useCustomer(customerId ?? 0);
  const matches = useKnownCustomers(contact);
  if (customerId !== null) return own.data;
  if (!matches.data) return undefined;
  return matches.data.find(({ by }) => by.includes('email')) ?? null;
}
