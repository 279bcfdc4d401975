import type { ContactSubmission } from '@polaris/contracts';
import clsx from 'clsx';
import { type MouseEvent, memo, useState } from 'react';
import { focusRing } from '../../primitives/control-style.ts';
import { ContactStatusBadge } from '../contact-status-badge.tsx';
import { cut, longDate } from '../text.ts';
import { ContactCardActions } from './contact-card-actions.tsx';
import { ContactDetail } from './contact-detail.tsx';
import { ContactEditForm } from './contact-edit-form.tsx';
import { PreferredContactMark } from './preferred-contact-mark.tsx';
import { cardId } from './use-highlight.ts';

const LIST_MESSAGE_LENGTH = 100;

interface ContactCardProps {
  contact: ContactSubmission;
  selected: boolean;
  /** Shows the detail in the card, where there is no room for it beside the list. */
  expandSelected: boolean;
  onSelect: (id: number) => void;
  onRemove: (contact: ContactSubmission) => void;
}

const frame = (selected: boolean) =>
  clsx(
    'scroll-mt-24 border-b border-l-2 border-b-line px-4 py-4',
    'transition-colors duration-150 [contain-intrinsic-size:auto_148px] [content-visibility:auto] motion-reduce:transition-none',
    selected ? 'border-l-accent bg-raised' : 'border-l-transparent hover:bg-raised',
  );

const onButton = (event: MouseEvent) => (event.target as Element).closest('button') !== null;

export const ContactCard = memo(function ContactCard(props: ContactCardProps) {
  const { contact, selected, expandSelected, onSelect, onRemove } = props;
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  return (
    <li id={cardId(contact.id)} className={frame(selected)}>
      {editing === 'now' ? (
        <ContactEditForm contact={contact} onClose={() => setEditing('done')} />
      ) : (
        <article
          onClick={(event) => !onButton(event) && onSelect(contact.id)}
          className="cursor-pointer"
        >
          <CardSummary contact={contact} selected={selected} onSelect={onSelect} />
          <ContactCardActions
            contact={contact}
            focusEdit={editing === 'done'}
            onEdit={() => setEditing('now')}
            onRemove={() => onRemove(contact)}
          />
        </article>
      )}
      {selected && expandSelected && editing !== 'now' && (
        <ContactDetail contact={contact} inline />
      )}
    </li>
  );
});

function CardSummary({
  contact,
  selected,
  onSelect,
}: Pick<ContactCardProps, 'contact' | 'selected' | 'onSelect'>) {
  const { id, name, email, phone, status, createdAt, message, preferredContact } = contact;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">
          <button
            type="button"
            data-card-name=""
            aria-current={selected || undefined}
            onClick={() => onSelect(id)}
            className={clsx('min-h-6 cursor-pointer rounded-sm text-left', focusRing)}
          >
            {name}
          </button>
        </h3>
        <ContactStatusBadge status={status} />
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm leading-5 text-muted">
        <li className="wrap-anywhere">{email}</li>
        {phone && <li className="wrap-anywhere">{phone}</li>}
        <li>
          <PreferredContactMark value={preferredContact} />
        </li>
        <li>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </li>
      </ul>
      <p className="mt-2 text-sm leading-6 wrap-anywhere text-ink">
        {cut(message, LIST_MESSAGE_LENGTH)}
      </p>
    </>
  );
}
