import type { ContactSubmission } from '@polaris/contracts';
import { UserPlus } from 'lucide-react';
import { useContactPages } from '../../../api/people/contacts.ts';
import { Button } from '../../../primitives/button.tsx';
import { ScrollBox } from '../../../primitives/scroll-box.tsx';
import { ContactStatusBadge } from '../contacts/contact-status-badge.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useConversion } from '../../shared/conversion/use-conversion.tsx';
import { truncate } from '../../shared/list/excerpt.ts';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { longDate } from '../../shared/record/format.ts';

const MESSAGE_LENGTH = 100;

/** Contacts that are not customers yet. */
export function ConvertContacts() {
  const contacts = useContactPages({ converted: 'false' });
  const focus = useListFocus<HTMLDivElement>();
  return (
    <div {...focus}>
      <ScrollBox role="group" aria-label="Contacts" className="max-h-[480px] overflow-y-auto">
        <ListBody
          pages={contacts}
          noun="contacts"
          empty={{
            title: 'No contacts to convert',
            text: 'New contacts appear here until you convert them.',
          }}
        >
          {(items) => (
            <ul>
              {items.map((contact) => (
                <Convertible key={contact.id} contact={contact} />
              ))}
            </ul>
          )}
        </ListBody>
      </ScrollBox>
    </div>
  );
}

function Convertible({ contact }: { contact: ContactSubmission }) {
  const { name, email, message, createdAt } = contact;
  const { convert, isPending, dialog } = useConversion();
  return (
    <li className="border-b border-line py-4 text-sm leading-6 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        <ContactStatusBadge contact={contact} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-muted">
        <span className="wrap-anywhere">{email}</span>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
      <p className="mt-1 wrap-anywhere">{truncate(message, MESSAGE_LENGTH)}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={isPending}
        onClick={() => void convert(contact)}
        aria-label={`Convert to Customer: ${name}`}
      >
        <UserPlus aria-hidden="true" className="size-3.5" />
        Convert to Customer
      </Button>
      {dialog}
    </li>
  );
}
