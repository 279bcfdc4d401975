import type { ContactSubmission } from '@polaris/contracts';
import type { ReactNode } from 'react';
import type { useContactPages } from '../../../api/people/contacts.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { moveBetweenCards } from '../../shared/list/move-between-cards.ts';
import { RecordList } from '../../shared/list/record-list.tsx';
import type { RecordSectionProps } from '../../shared/list/record-section.tsx';
import type { useInlineEditing } from '../../shared/form/use-inline-editing.ts';
import type { Shown } from '../../shared/list/windowed-list.tsx';
import { ContactCard } from './contact-card.tsx';
import type { Highlight } from './use-highlight.ts';
import type { ContactActions } from './use-triage.ts';

const CARD_HEIGHT = 73;

const empty = {
  title: 'No submissions yet',
  text: 'Contact form submissions will appear here when received.',
};

interface ContactListProps extends Pick<
  RecordSectionProps<ContactSubmission>,
  'heading' | 'bar' | 'filters' | 'beside'
> {
  contacts: ReturnType<typeof useContactPages>;
  query: string | undefined;
  filtered: boolean;
  highlight: Highlight;
  selectedId: number | null;
  scrollTo: Shown | null;
  expandSelected: boolean;
  editing: ReturnType<typeof useInlineEditing<ContactSubmission>>;
  actions: ContactActions;
  drafts: (contactId: number) => ReactNode;
  /** The selection. */
  markedIds: ReadonlySet<number>;
  onMark: (id: number, isRange?: boolean) => void;
  onSelect: (id: number) => void;
  onRemove: (contact: ContactSubmission) => void;
}

export function ContactList(props: ContactListProps) {
  const { contacts, query, filtered, highlight, selectedId, scrollTo, editing } = props;
  const { heading, bar, filters, beside } = props;
  const { expandSelected, actions, drafts, markedIds, onMark, onSelect, onRemove } = props;
  return (
    <RecordList
      title={filtered ? 'Matching Submissions' : 'All Submissions'}
      label="Submissions"
      {...{ heading, bar, filters, beside }}
      columns={beside ? 'grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-6' : undefined}
      pages={contacts}
      filtered={filtered}
      empty={empty}
      editing={editing}
      estimatedRowHeight={CARD_HEIGHT}
      hasOwnKeys
      keepRendered={selectedId}
      scrollTo={scrollTo}
      onKeyDown={moveBetweenCards}
      note={<HighlightNote highlight={highlight} />}
    >
      {(contact) => (
        <ContactCard
          contact={contact}
          query={query}
          marked={markedIds.has(contact.id)}
          onMark={onMark}
          selected={contact.id === selectedId}
          expandSelected={expandSelected}
          editing={editing.ids.includes(contact.id)}
          actions={actions}
          drafts={drafts}
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
      <Alert tone="success" className="mb-2">
        Looking for this submission among the older ones...
      </Alert>
    );
  if (highlight !== 'missing') return null;
  return (
    <Alert tone="warn" className="mb-2">
      This submission no longer exists.
    </Alert>
  );
}
