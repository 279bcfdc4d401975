import type { ContactSubmission } from '@polaris/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useContactPages } from '../../api/contacts.ts';
import { ExportLink } from '../export-link.tsx';
import { ScreenHeader } from '../screen-header.tsx';
import { ContactDetail } from './contact-detail.tsx';
import { ContactFilters, noFilter } from './contact-filters.tsx';
import { ContactList } from './contact-list.tsx';
import { RemoveContactDialog } from './remove-contact-dialog.tsx';
import { useHighlight } from './use-highlight.ts';
import { useIsWide } from '../use-is-wide.ts';

/** Everything that people have written through the contact forms. */
export function ContactsScreen() {
  const [params] = useSearchParams();
  const highlighted = Number(params.get('highlight')) || null;
  const [filter, setFilter] = useState(noFilter);
  const [picked, setPicked] = useState<number | null>(null);
  const [removing, setRemoving] = useState<ContactSubmission | null>(null);
  const contacts = useContactPages(filter);
  const highlight = useHighlight(filter === noFilter ? highlighted : null, contacts);
  const isWide = useIsWide();
  const { heading, focusHeading } = useHeadingFocus();
  const selectedId = picked ?? highlighted;
  const selected = contacts.data?.items.find(({ id }) => id === selectedId) ?? null;
  const select = useCallback((id: number) => setPicked(id), []);
  return (
    <>
      <ScreenHeader
        title="Submissions"
        text="Messages from the contact forms, newest first."
        actions={<ExportLink kind="contacts" />}
      />
      <ContactFilters onChange={setFilter} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <ContactList
          contacts={contacts}
          filtered={filter !== noFilter}
          heading={heading}
          highlight={highlight}
          selectedId={selectedId}
          expandSelected={!isWide}
          onSelect={select}
          onRemove={setRemoving}
        />
        {isWide && <ContactDetail contact={selected} />}
      </div>
      <RemoveContactDialog
        contact={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

/** Where the keyboard goes on after the entry that it was on has gone. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  return { heading, focusHeading: () => setAsked((times) => times + 1) };
}
