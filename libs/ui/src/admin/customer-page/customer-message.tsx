import type { Customer } from '@polaris/contracts';
import { MessageComposer } from '../shared/composer/message-composer.tsx';

interface CustomerMessageProps {
  customer: Customer & { email: string };
  onClose: () => void;
  onUndone: () => void;
}

/** The composer of a mail to a customer. */
export function CustomerMessage({ customer, onClose, onUndone }: CustomerMessageProps) {
  const { id, name, email, company } = customer;
  const target = { kind: 'customer', id } as const;
  return (
    <section aria-labelledby="message-title" className="mb-8 border border-line bg-raised p-5">
      <h2 id="message-title" className="mb-4 text-base font-semibold">
        New Message
      </h2>
      <MessageComposer
        recipient={{ target, name, email, company, subject: '', quote: null, isCustomer: true }}
        onClose={onClose}
        onUndone={onUndone}
      />
    </section>
  );
}
