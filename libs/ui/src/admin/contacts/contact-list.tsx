import type { ContactSubmission } from '@polaris/contracts';
import type { RefObject } from 'react';
import type { ContactFilter, useContactPages } from '../../api/contacts.ts';
import { Alert } from '../../primitives/alert.tsx';
import { ListBody } from '../list-body.tsx';
import { moveBetweenCards } from '../move-between-cards.ts';
import { totalLabel } from '../total-label.ts';
import type { useEditing } from '../use-editing.ts';
import { type Shown, WindowedList } from '../windowed-list.tsx';
import { ContactCard } from './contact-card.tsx';
import type { Highlight } from './use-highlight.ts';
import type { ContactActions } from './use-triage.ts';

const CARD_HEIGHT = 148;

const empty = {
  title: 'No submissions yet',
  text: 'Contact form submissions will appear here when received.',
};

interface ContactListProps {
  contacts: ReturnType<typeof useContactPages>;
  filter: ContactFilter;
  heading: RefObject<HTMLHeadingElement | null>;
  highlight: Highlight;
  selectedId: number | null;
  show: Shown | null;
  expandSelected: boolean;
  editing: ReturnType<typeof useEditing<ContactSubmission>>;
  actions: ContactActions;
  onSelect: (id: number) => void;
  onRemove: (contact: ContactSubmission) => void;
}

export function ContactList(props: ContactListProps) {
  const { contacts, filter, heading, highlight, selectedId, show, editing } = props;
  const { expandSelected, actions, onSelect, onRemove } = props;
  const { data } = contacts;
  const filtered = Boolean(filter.q || filter.status);
  return (
    <section aria-labelledby="contact-list-title" className="min-w-0">
      <h2
        id="contact-list-title"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="border-b border-line pb-3 text-base font-semibold text-ink"
      >
        {filtered ? 'Matching Submissions' : 'All Submissions'}
        {data && ` (${totalLabel(data.total, data.capped)})`}
      </h2>
      {data && <HighlightNote highlight={highlight} />}
      <ListBody
        pages={contacts}
        noun="submissions"
        filtered={filtered}
        empty={empty}
        withOpen={editing.withOpen}
      >
        {(items) => (
          <WindowedList
            label="Submissions"
            items={items}
            keyOf={({ id }) => id}
            estimate={CARD_HEIGHT}
            keep={selectedId === null ? editing.ids : [...editing.ids, selectedId]}
            show={show}
            onKeyDown={moveBetweenCards}
          >
            {(contact) => (
              <ContactCard
                contact={contact}
                words={filter.q}
                selected={contact.id === selectedId}
                expandSelected={expandSelected}
                editing={editing.ids.includes(contact.id)}
                actions={actions}
                onSelect={onSelect}
                onEdit={editing.edit}
                onClose={editing.close}
                onRemove={onRemove}
              />
            )}
          </WindowedList>
        )}
      </ListBody>
    </section>
  );
}

function HighlightNote({ highlight }: { highlight: Highlight }) {
  if (highlight === 'searching')
    return (
      <Alert tone="success" className="mt-4">
        Looking for the submission among the older ones...
      </Alert>
    );
  if (highlight !== 'missing') return null;
  return (
    <Alert tone="warn" className="mt-4">
      The submission that this link points to is not here any more.
    </Alert>
  );
}
