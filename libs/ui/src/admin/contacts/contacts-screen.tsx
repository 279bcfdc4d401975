import { type ContactSubmission, contactStatusLabels } from '@polaris/contracts';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useContact, useContactPages } from '../../api/contacts.ts';
import { Button } from '../../primitives/button.tsx';
import { ExportLink } from '../shared/list/export-link.tsx';
import { ListFilters, useListFilter } from '../shared/list/list-filters.tsx';
import { showShortcuts } from '../shared/keyboard/shortcuts.ts';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { useEditing } from '../shared/form/use-editing.ts';
import { useHeadingFocus } from '../shared/form/use-heading-focus.ts';
import { useIsWide } from '../shared/record/use-is-wide.ts';
import { ContactDetail } from './contact-detail.tsx';
import { ContactList } from './contact-list.tsx';
import { RemoveContactDialog } from './remove-contact-dialog.tsx';
import { useContactSelection } from './use-contact-selection.ts';
import { useHighlight } from './use-highlight.ts';
import { useTriage } from './use-triage.ts';

const kinds = { label: 'Status', all: 'All statuses', options: contactStatusLabels };

/** The submissions of the contact forms, and the selected one in detail. */
export function ContactsScreen() {
  const { filter: chosen, setFilter, visit } = useListFilter('status', kinds.options);
  const { q, kind } = chosen;
  const filter = { q, status: kind };
  const filtered = Boolean(q || kind);
  const contacts = useContactPages(filter);
  const { heading, focusHeading } = useHeadingFocus();
  const editing = useEditing<ContactSubmission>(heading);
  const selection = useContactSelection();
  const { selectedId, linked, isReturn, show, select } = selection;
  const highlight = useHighlight(filtered ? null : linked, contacts);
  const items = contacts.data?.items;
  const isElsewhere = items && !items.some(({ id }) => id === selectedId);
  const isRead = isElsewhere && (isReturn || highlight === 'searching');
  const other = useContact(isRead ? selectedId : null);
  const selectable = other.data ? [...(items ?? []), other.data] : items;
  const selected = selectable?.find(({ id }) => id === selectedId) ?? null;
  const [removing, setRemoving] = useState<ContactSubmission | null>(null);
  const triage = useTriage({ items, filter, selected, selection, onRemove: setRemoving });
  const isWide = useIsWide();
  return (
    <>
      <ScreenHeader
        title="Submissions"
        text="Messages from the contact forms, newest first."
        actions={
          <div className="flex flex-wrap gap-3">
            <ExportLink kind="contacts" />
            <Button variant="ghost" onClick={showShortcuts}>
              <Keyboard aria-hidden="true" className="size-4" />
              Keyboard shortcuts
            </Button>
          </div>
        }
      />
      <ListFilters
        key={visit}
        filter={chosen}
        noun="submissions"
        placeholder="Search name, email, phone or message"
        kinds={kinds}
        onChange={setFilter}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <ContactList
          contacts={contacts}
          filter={filter}
          heading={heading}
          highlight={highlight}
          selectedId={selectedId}
          show={show}
          expandSelected={!isWide}
          editing={editing}
          actions={triage.actions}
          onSelect={select}
          onRemove={setRemoving}
        />
        {isWide && <ContactDetail contact={selected} actions={triage.actions} />}
      </div>
      <RemoveContactDialog
        contact={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
      {triage.conversionDialog}
    </>
  );
}
