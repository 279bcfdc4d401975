import type { ContactSubmission } from '@polaris/contracts';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { focusRing } from '../../primitives/fields/control-style.ts';
import { ContactStatusBadge } from './contact-status-badge.tsx';
import { EntryActions } from '../shared/record/entry-actions.tsx';
import { SelectionCheckbox } from '../shared/selection/selection-checkbox.tsx';
import { Matched } from '../shared/list/matched.tsx';
import { cutAround } from '../shared/list/excerpt.ts';
import { longDate } from '../shared/record/format.ts';
import { ContactDetail } from './contact-detail.tsx';
import { ContactEditForm } from './contact-edit-form.tsx';
import { PreferredContactLabel } from './preferred-contact-label.tsx';
import { nameId } from './contact-ids.ts';
import type { ContactActions } from './use-triage.ts';

const LIST_MESSAGE_LENGTH = 100;

interface ContactCardProps {
  contact: ContactSubmission;
  /** The search text, highlighted in the card. */
  query: string | undefined;
  selected: boolean;
  /** Part of the selection. */
  marked: boolean;
  onMark: (id: number, isRange?: boolean) => void;
  /** Shows the detail inside the card, on screens too narrow for two columns. */
  expandSelected: boolean;
  editing: boolean;
  actions: ContactActions;
  onSelect: (id: number) => void;
  onEdit: (contact: ContactSubmission) => void;
  onClose: (id: number) => void;
  onRemove: (contact: ContactSubmission) => void;
}

const frame = (selected: boolean) =>
  clsx(
    'border-b border-l-2 border-b-line px-4 py-2.5',
    'transition-colors duration-150 motion-reduce:transition-none',
    selected ? 'border-l-accent bg-raised' : 'border-l-transparent hover:bg-raised',
  );

const onControl = (event: MouseEvent) =>
  (event.target as Element).closest('button, input') !== null;

export function ContactCard(props: ContactCardProps) {
  const { contact, selected, expandSelected, editing, actions } = props;
  const { onSelect, onEdit, onClose, onRemove } = props;
  const { id, name } = contact;
  if (editing)
    return (
      <div className={frame(selected)}>
        <ContactEditForm contact={contact} onClose={() => onClose(id)} />
      </div>
    );
  return (
    <div className={frame(selected)}>
      <article
        aria-label={`Submission ${id}: ${name}`}
        onClick={(event) => !onControl(event) && onSelect(id)}
        className="cursor-pointer"
      >
        <CardSummary {...props} />
        <EntryActions
          id={id}
          name={name}
          onEdit={() => onEdit(contact)}
          onRemove={() => onRemove(contact)}
        />
      </article>
      {selected && expandSelected && <ContactDetail contact={contact} actions={actions} inline />}
    </div>
  );
}

function CardSummary(props: ContactCardProps) {
  const { contact, query, selected, marked, onMark, onSelect } = props;
  const { id, name, email, phone, status, createdAt, message, preferredContact } = contact;
  return (
    <>
      <div className="flex items-start gap-3">
        <SelectionCheckbox
          name={name}
          selected={marked}
          onSelect={(isRange) => onMark(id, isRange)}
          className="mt-0.5"
        />
        <h3 className="mr-auto min-w-0 text-base leading-6 font-semibold wrap-anywhere">
          <button
            type="button"
            id={nameId(id)}
            data-card-name=""
            aria-current={selected || undefined}
            onClick={() => onSelect(id)}
            className={clsx('min-h-6 cursor-pointer rounded-sm text-left', focusRing)}
          >
            <Matched text={name} query={query} />
          </button>
        </h3>
        <ContactStatusBadge status={status} />
      </div>
      <ul className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm leading-5 text-muted">
        <li className="wrap-anywhere">
          <Matched text={email} query={query} />
        </li>
        {phone && <li className="wrap-anywhere">{phone}</li>}
        <li>
          <PreferredContactLabel value={preferredContact} />
        </li>
        <li>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </li>
      </ul>
      <p className="mt-1 text-sm leading-5 wrap-anywhere text-ink">
        <Matched text={cutAround(message, query, LIST_MESSAGE_LENGTH)} query={query} />
      </p>
    </>
  );
}
