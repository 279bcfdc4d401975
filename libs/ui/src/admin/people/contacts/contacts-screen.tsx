import type { ContactSubmission } from '@polaris/contracts';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useContact, useContactPages, useRemoveContact } from '../../../api/people/contacts.ts';
import { IconButton } from '../../../primitives/button.tsx';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';
import { ExportLink } from '../../shared/list/export-link.tsx';
import { useSelection } from '../../shared/selection/use-selection.ts';
import { showShortcuts } from '../../shared/keyboard/shortcuts.ts';
import { useInlineEditing } from '../../shared/form/use-inline-editing.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { ViewsBar } from '../../shared/views/views-bar.tsx';
import { filtersIn } from '../../shared/views/view-state.ts';
import { useViewParameters } from '../../shared/views/use-view-parameters.ts';
import { useIsWide } from '../../../primitives/use-is-wide.ts';
import { ContactDetail } from './contact-detail.tsx';
import { ContactList } from './contact-list.tsx';
import { useContactAddress } from './filters/contact-address.ts';
import { ContactFilterBar } from './filters/contact-filter-bar.tsx';
import { ContactSelectionBar } from './selection/contact-selection-bar.tsx';
import { useContactSelection } from './use-contact-selection.ts';
import { useHighlight } from './use-highlight.ts';
import { useTriage } from './use-triage.ts';

interface ContactsScreenProps {
  /** What waits to be approved of a submission, passed in by the shell. */
  drafts: (contactId: number) => ReactNode;
}

/** The submissions of the contact forms, and the selected one in detail. */
export function ContactsScreen({ drafts }: ContactsScreenProps) {
  const { values, setValues, visit, filter, isFiltered: filtered } = useContactAddress();
  const contacts = useContactPages(filter);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const editing = useInlineEditing<ContactSubmission>(heading);
  const selection = useContactSelection();
  const { selectedId, linked, isReturn, show, select } = selection;
  const highlight = useHighlight(filtered ? null : linked, contacts);
  const items = contacts.data?.items ?? [];
  const isElsewhere = contacts.data && !items.some(({ id }) => id === selectedId);
  const isRead = isElsewhere && (isReturn || highlight === 'searching');
  const other = useContact(isRead ? selectedId : null);
  const selectable = other.data ? [...items, other.data] : items;
  const selected = selectable?.find(({ id }) => id === selectedId) ?? null;
  const [removing, setRemoving] = useState<ContactSubmission | null>(null);
  const marked = useSelection();
  const onMark = (id: number, isRange = false) =>
    isRange
      ? marked.extendTo(
          id,
          items.map((one) => one.id),
        )
      : marked.toggle(id);
  const triage = useTriage({ items, filter, selected, selection, onMark, onRemove: setRemoving });
  const isWide = useIsWide();
  return (
    <>
      <h1 className="sr-only">Submissions</h1>
      <ContactList
        contacts={contacts}
        query={filter.q}
        filtered={filtered}
        heading={heading}
        bar={
          <>
            <ContactViews values={values} />
            <div className="flex">
              <ExportLink kind="contacts" isQuiet />
              <IconButton label="Keyboard shortcuts" onClick={showShortcuts}>
                <Keyboard aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
          </>
        }
        filters={<ContactFilterBar key={visit} values={values} onChange={setValues} />}
        beside={
          isWide && <ContactDetail contact={selected} actions={triage.actions} drafts={drafts} />
        }
        highlight={highlight}
        selectedId={selectedId}
        scrollTo={show}
        expandSelected={!isWide}
        editing={editing}
        actions={triage.actions}
        drafts={drafts}
        markedIds={marked.ids}
        onMark={onMark}
        onSelect={select}
        onRemove={setRemoving}
      />
      {marked.ids.size > 0 && <ContactSelectionBar ids={[...marked.ids]} onClear={marked.clear} />}
      <RemoveContactDialog
        contact={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
      {triage.conversionDialog}
    </>
  );
}

function ContactViews({ values }: { values: ReturnType<typeof useContactAddress>['values'] }) {
  const { viewId, setView } = useViewParameters();
  return (
    <ViewsBar
      kind="contacts"
      path="/admin/contacts"
      allLabel="All submissions"
      state={{ ...filtersIn('contacts', values), columns: null, layout: 'table' }}
      viewId={viewId}
      onView={setView}
    />
  );
}

interface RemoveContactDialogProps extends RemoveDialogState {
  contact: ContactSubmission | null;
}

function RemoveContactDialog({ contact, ...state }: RemoveContactDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={contact?.id}
      title={`Delete the submission of ${contact?.name}?`}
      text="Are you sure you want to delete this contact submission? This action cannot be undone."
      done={{ kind: 'contact', description: 'Contact deleted successfully' }}
      removal={useRemoveContact()}
      onFailure={reportFailureWithStatus}
    />
  );
}
