import {
  type ContactSubmission,
  type PreferredContact,
  preferredContactLabels,
} from '@polaris/contracts';
import clsx from 'clsx';
import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { ContactStatusBadge } from './contact-status-badge.tsx';
import { editButtonId } from '../../shared/form/use-inline-editing.ts';
import { RowActions } from '../../shared/record/row-actions.tsx';
import { SelectionCheckbox } from '../../shared/selection/selection-checkbox.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { excerptAround } from '../../shared/list/excerpt.ts';
import { longDate } from '../../shared/record/format.ts';
import { ContactDetail } from './contact-detail.tsx';
import { ContactEditForm } from './contact-edit-form.tsx';
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
  drafts: (contactId: number) => ReactNode;
  onSelect: (id: number) => void;
  onEdit: (contact: ContactSubmission) => void;
  onClose: (id: number) => void;
  onRemove: (contact: ContactSubmission) => void;
}

const frame = (selected: boolean) =>
  clsx(
    'group/row border-b border-l-2 border-b-line py-1.5 pr-2 pl-3',
    'transition-colors duration-150 motion-reduce:transition-none',
    selected ? 'border-l-accent bg-raised' : 'border-l-transparent hover:bg-raised',
  );

const onControl = (event: MouseEvent) =>
  (event.target as Element).closest('button, input') !== null;

export function ContactCard(props: ContactCardProps) {
  const { contact, selected, expandSelected, editing, actions, drafts } = props;
  const { onSelect, onClose } = props;
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
      </article>
      {selected && expandSelected && (
        <ContactDetail contact={contact} actions={actions} drafts={drafts} inline />
      )}
    </div>
  );
}

function CardSummary(props: ContactCardProps) {
  const { contact, query, selected, marked, onMark, onSelect, onEdit, onRemove } = props;
  const { id, name, email, phone, createdAt, message, preferredContact } = contact;
  return (
    <>
      <div className="flex items-start gap-2">
        <SelectionCheckbox
          name={name}
          selected={marked}
          onSelect={(isRange) => onMark(id, isRange)}
          className="mt-0.5"
        />
        <h3 className="min-w-0 text-sm leading-6 font-semibold wrap-anywhere">
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
        <ContactStatusBadge contact={contact} />
        <time
          dateTime={createdAt}
          className="ml-auto shrink-0 text-[0.8125rem] leading-6 text-muted"
        >
          {longDate(createdAt)}
        </time>
      </div>
      <div className="flex items-center gap-2 pl-7 text-[0.8125rem] leading-4.5 text-muted">
        <ul className="mr-auto flex min-w-0 flex-wrap gap-x-4 *:flex">
          <li className="wrap-anywhere">
            <Matched text={email} query={query} />
          </li>
          {phone && <li className="wrap-anywhere">{phone}</li>}
          <li>
            <PreferredContactLabel value={preferredContact} />
          </li>
        </ul>
        <RowActions
          name={name}
          actions={[
            {
              label: 'Edit',
              mutates: true,
              id: editButtonId(id),
              onClick: () => onEdit(contact),
            },
            { label: 'Delete', mutates: true, onClick: () => onRemove(contact) },
          ]}
          className="-my-2 shrink-0"
        />
      </div>
      <p className="pl-7 text-[0.8125rem] leading-4.5 wrap-anywhere text-ink">
        <Matched text={excerptAround(message, query, LIST_MESSAGE_LENGTH)} query={query} />
      </p>
    </>
  );
}

const icons: Record<PreferredContact, LucideIcon> = {
  email: Mail,
  phone: Phone,
  any: MessagesSquare,
};

/** How the person prefers to be contacted. */
function PreferredContactLabel({ value }: { value: PreferredContact }) {
  const Icon = icons[value];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">Preferred contact: </span>
      {preferredContactLabels[value]}
    </span>
  );
}
