import { type Customer, firstNameOf, shownMessage } from '@polaris/contracts';
import { useState } from 'react';
import {
  useCustomerConversation,
  useNewClientMessages,
} from '../../../../api/mail/client-messages.ts';
import { Badge } from '../../../../primitives/badge.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { ConversationEntry } from '../../../../primitives/conversation-entry.tsx';
import { MessageFile } from '../../files/message-file.tsx';
import { purchaseSections } from '../../../sales/purchases/owner-step.ts';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { CustomerMessage } from '../customer-message.tsx';
import { Section } from './section.tsx';

/** The one conversation with the customer, and a form to write. */
export function PurchaseThread({ customer }: { customer: Customer }) {
  const [writing, setWriting] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const pages = useCustomerConversation(customer.id);
  const messages = pages.data?.items ?? [];
  const news = useNewClientMessages(
    customer.id,
    messages.filter(({ author }) => author === 'client'),
  );
  const { email, name } = customer;
  return (
    <Section
      id={purchaseSections.messages}
      title="Messages"
      action={
        <>
          {news.size > 0 && <Badge tone="info">{news.size} new</Badge>}
          {email && !writing && (
            <Button
              mutates
              ref={target}
              variant="secondary"
              size="sm"
              onClick={() => setWriting(true)}
            >
              Write
            </Button>
          )}
        </>
      }
    >
      {writing && email && (
        <CustomerMessage
          customer={{ ...customer, email }}
          onClose={() => {
            setWriting(false);
            focusTarget();
          }}
          onUndone={() => setWriting(true)}
        />
      )}
      <ListBody
        pages={pages}
        noun="messages"
        empty={{
          title: 'No messages yet',
          text: email
            ? 'What you and the client write to each other will appear here.'
            : 'Add an email address to the customer to write here.',
        }}
      >
        {(items) => (
          <ol className="flex flex-col gap-6 py-2">
            {items.map((message) => (
              <ConversationEntry
                key={message.id}
                {...shownMessage(message, 'owner')}
                otherName={firstNameOf(name)}
                isNew={news.has(message.id)}
              >
                {message.files.map((file) => (
                  <MessageFile key={file.id} file={file} />
                ))}
              </ConversationEntry>
            ))}
          </ol>
        )}
      </ListBody>
    </Section>
  );
}
