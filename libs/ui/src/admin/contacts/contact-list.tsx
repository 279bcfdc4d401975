import type { ContactSubmission } from '@polaris/contracts';
import type { RefObject } from 'react';
import type { ContactFilter, useContactPages } from '../../api/contacts.ts';
import { Alert } from '../../primitives/alert.tsx';
import { moveBetweenCards } from '../shared/list/move-between-cards.ts';
import { RecordList } from '../shared/list/record-list.tsx';
import type { useEditing } from '../shared/form/use-editing.ts';
import type { Shown } from '../shared/list/windowed-list.tsx';
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
  const filtered = Boolean(filter.q || filter.status);
  return (
    <RecordList
      title={filtered ? 'Matching Submissions' : 'All Submissions'}
      label="Submissions"
      heading={heading}
      pages={contacts}
      filtered={filtered}
      empty={empty}
      editing={editing}
      estimate={CARD_HEIGHT}
      hasOwnKeys
      keepRendered={selectedId}
      show={show}
      onKeyDown={moveBetweenCards}
      note={<HighlightNote highlight={highlight} />}
    >
      {(contact) => (
        <ContactCard
          contact={contact}
          query={filter.q}
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
    </RecordList>
  );
}

function HighlightNote({ highlight }: { highlight: Highlight }) {
  if (highlight === 'searching')
    return (
      <Alert tone="success" className="mt-4">
        Looking for this submission among the older ones...
      </Alert>
    );
  if (highlight !== 'missing') return null;
  return (
    <Alert tone="warn" className="mt-4">
      The submission that this link points to no longer exists.
    </Alert>
  );
}
