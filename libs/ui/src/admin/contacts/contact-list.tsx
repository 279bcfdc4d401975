import type { ContactSubmission } from '@polaris/contracts';
import type { RefObject } from 'react';
import { sentence } from '../../api/api-error.ts';
import type { useContactPages } from '../../api/contacts.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../primitives/page-state.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactListSkeleton } from './contact-list-skeleton.tsx';
import { LoadMore } from '../load-more.tsx';
import { moveBetweenCards } from '../move-between-cards.ts';
import type { Highlight } from './use-highlight.ts';

interface ContactListProps {
  contacts: ReturnType<typeof useContactPages>;
  filtered: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  highlight: Highlight;
  selectedId: number | null;
  expandSelected: boolean;
  onSelect: (id: number) => void;
  onRemove: (contact: ContactSubmission) => void;
}

export function ContactList(props: ContactListProps) {
  const { contacts, filtered, heading, highlight } = props;
  const total = contacts.data?.total;
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
        {total !== undefined && ` (${total})`}
      </h2>
      {highlight === 'searching' && contacts.data && (
        <Alert tone="success" className="mt-4">
          Looking for the submission among the older ones...
        </Alert>
      )}
      {highlight === 'missing' && (
        <Alert tone="warn" className="mt-4">
          The submission that this link points to is not here any more.
        </Alert>
      )}
      <ContactListBody {...props} />
    </section>
  );
}

function ContactListBody({ contacts, filtered, selectedId, ...card }: ContactListProps) {
  if (contacts.isPending) return <ContactListSkeleton />;
  if (!contacts.data) {
    return (
      <ErrorState
        level={3}
        title="The submissions could not be loaded"
        text={sentence(contacts.error)}
        action={<Button onClick={() => void contacts.refetch()}>Try again</Button>}
      />
    );
  }
  const { items } = contacts.data;
  if (items.length === 0) return <NoContacts filtered={filtered} />;
  return (
    <>
      <ul aria-busy={contacts.isPlaceholderData} onKeyDown={moveBetweenCards}>
        {items.map((contact) => (
          <ContactCard
            key={contact.id}
            contact={contact}
            selected={contact.id === selectedId}
            expandSelected={card.expandSelected}
            onSelect={card.onSelect}
            onRemove={card.onRemove}
          />
        ))}
      </ul>
      <LoadMore pages={contacts} />
    </>
  );
}

const NoContacts = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState level={3} title="No submission matches" text="Try other words or another status." />
  ) : (
    <EmptyState
      level={3}
      title="No submissions yet"
      text="Contact form submissions will appear here when received."
    />
  );
