import { type ClientMessage, type Customer, replySubject } from '@polaris/contracts';
import { useState } from 'react';
import { useClientMessagePages } from '../../../api/mail/client-messages.ts';
import { useLinkedAccount } from '../../../api/people/customers/linked-accounts.ts';
import { MessageComposer } from '../../shared/composer/message-composer.tsx';
import { longDate } from '../../shared/record/format.ts';

interface CustomerMessageProps {
  customer: Customer & { email: string };
  onClose: () => void;
  onUndone: () => void;
}

/** The composer of a mail to a customer, with its title. */
export const CustomerMessage = (props: CustomerMessageProps) => (
  <section aria-labelledby="message-title" className="mb-8 border border-line bg-raised p-5">
    <h2 id="message-title" className="mb-4 text-base font-semibold">
      New Message
    </h2>
    <MessageToCustomer {...props} />
  </section>
);

export function MessageToCustomer({ customer, onClose, onUndone }: CustomerMessageProps) {
  const { id, name, email, company } = customer;
  const target = { kind: 'customer', id } as const;
  const subject = useSubject(id);
  const account = useLinkedAccount(id).data;
  return (
    <MessageComposer
      recipient={{
        ...{ target, name, email, company, subject, quote: null, isCustomer: true },
        filesOf: account ? id : undefined,
      }}
      onClose={onClose}
      onUndone={onUndone}
    />
  );
}

/** A later mail is probably not an answer to the customer's last message. */
const ANSWERED_WITHIN_MS = 7 * 86_400_000;

/** The subject of a reply to a recent message of the customer; empty without one. */
function useSubject(customerId: number): string {
  const [now] = useState(Date.now);
  const [newest] = useClientMessagePages(customerId).data?.items ?? [];
  return newest && isRecent(newest, now)
    ? replySubject(`Your message of ${longDate(newest.createdAt)}`)
    : '';
}

const isRecent = ({ createdAt }: ClientMessage, now: number): boolean =>
  now - Date.parse(createdAt) < ANSWERED_WITHIN_MS;
