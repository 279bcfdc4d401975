import type { ContactStatus, ContactSubmission } from '@polaris/contracts';
import type { ContactFilter } from '../../../api/people/contacts.ts';
import { useConversion } from '../../shared/conversion/use-conversion.tsx';
import { useShortcuts } from '../../shared/keyboard/shortcuts.ts';
import { useOfferCommands } from '../../shared/record/selection-commands.ts';
import { useCopyLink } from '../../shared/record/copy-link.tsx';
import { mailLink } from '../../shared/record/contact-links.ts';
import { customerPath, newOfferPath } from '../../shared/record/record-paths.ts';
import { nameId, replyId } from './contact-ids.ts';
import { useContactActions } from './use-contact-actions.ts';
import type { useContactSelection } from './use-contact-selection.ts';
import { type Replying, useReplying } from './use-replying.ts';

interface Triage {
  items: readonly ContactSubmission[] | undefined;
  filter: ContactFilter;
  selected: ContactSubmission | null;
  selection: ReturnType<typeof useContactSelection>;
  /** Adds a submission to the selection, or removes it. */
  onMark: (id: number, isRange?: boolean) => void;
  onRemove: (contact: ContactSubmission) => void;
}

/** The actions of shortcuts, detail buttons and palette commands. */
export function useTriage(triage: Triage) {
  const { items = [], filter, selected, selection, onMark, onRemove } = triage;
  const { moveTo, select, selectedId } = selection;
  const { mark } = useContactActions(select);
  const { convert, dialog: conversionDialog } = useConversion();
  const replying = useReplying(select);
  const at = items.findIndex(({ id }) => id === selectedId);
  const next = items[at + 1];
  const previous = at > 0 ? items[at - 1] : undefined;

  /** Selects the next one if a new status removes the selected one from the filtered list. */
  const moveOn = (status: ContactStatus) => {
    if (filter.status && !filter.status.split(',').includes(status)) moveTo(next ?? previous);
  };
  /** Optimistic, so that the next key is for the next submission. */
  const markSelected = (status: ContactStatus) => {
    if (!selected) return;
    void mark(selected, status);
    if (selected.status !== 'converted') moveOn(status);
  };
  const goToReply = (event: KeyboardEvent) => {
    const isOnCard = selectedId !== null && (event.target as Element).id === nameId(selectedId);
    if (event.target !== document.body && !isOnCard) return;
    const reply = document.getElementById(replyId);
    if (!reply) return;
    event.preventDefault();
    reply.focus();
  };
  /** Otherwise the key would be typed into the field that gets the focus. */
  const writeReply = (event: KeyboardEvent) => {
    if (!selected) return;
    event.preventDefault();
    replying.start(selected.id);
  };
  const convertSelected = (opens?: (customerId: number) => string) => {
    if (selected && selected.status !== 'converted') void convert(selected, { opens });
  };
  const backToCard = (event: KeyboardEvent) => {
    const isInDetail = (event.target as Element).closest('[data-detail]') !== null;
    if (isInDetail && selected) moveTo(selected);
  };
  useShortcuts('Submissions', [
    { keys: 'j', label: 'Next submission', run: () => moveTo(next ?? items[at]) },
    { keys: 'k', label: 'Previous submission', run: () => moveTo(previous ?? items[0]) },
    { keys: 'r', label: 'Mark as replied', run: () => markSelected('replied'), mutates: true },
    { keys: 's', label: 'Mark as spam', run: () => markSelected('spam'), mutates: true },
    { keys: 'x', label: 'Select the submission', run: () => selected && onMark(selected.id) },
    {
      keys: 'X',
      label: 'Select up to the submission',
      run: () => selected && onMark(selected.id, true),
    },
    { keys: 'w', label: 'Write a reply', run: writeReply, mutates: true },
    { keys: 'v', label: 'Convert to customer', run: () => convertSelected(), mutates: true },
    {
      keys: 'V',
      label: 'Convert and open',
      run: () => convertSelected(customerPath),
      mutates: true,
    },
    { keys: 'Enter', label: 'Go to the reply by email', run: goToReply },
    { keys: 'Escape', label: 'Back from the reply to the list', run: backToCard },
  ]);
  const copyLink = useCopyLink({ kind: 'contacts', id: selected?.id ?? 0 });
  const actions = {
    mark: markSelected,
    convert: () => convertSelected(),
    /** Converts it if it is not yet, as an offer needs a customer. */
    writeOffer: (service: number) =>
      convertSelected((customerId) => newOfferPath(customerId, { service })),
    replying,
    /** The selected submission was replied to. */
    moveOnFromReply: () => moveOn('replied'),
  };
  useOfferCommands(
    selected && {
      name: selected.name,
      commands: commandsFor(selected, actions, onRemove, copyLink),
    },
  );
  return { actions, conversionDialog };
}

export interface ContactActions {
  mark: (status: ContactStatus) => void;
  convert: () => void;
  writeOffer: (service: number) => void;
  replying: Replying;
  moveOnFromReply: () => void;
}

function commandsFor(
  contact: ContactSubmission,
  { mark, convert }: Pick<ContactActions, 'mark' | 'convert'>,
  onRemove: (contact: ContactSubmission) => void,
  copyLink: () => Promise<void>,
) {
  const { status, email } = contact;
  const isOpen = status !== 'converted';
  return [
    { mutates: false, label: 'Reply via Email', run: () => location.assign(mailLink(email)) },
    ...(isOpen && status !== 'replied'
      ? [{ mutates: true, label: 'Mark as Replied', run: () => mark('replied') }]
      : []),
    ...(isOpen && status !== 'spam'
      ? [{ mutates: true, label: 'Mark as Spam', run: () => mark('spam') }]
      : []),
    ...(isOpen ? [{ mutates: true, label: 'Convert to Customer', run: convert }] : []),
    { mutates: false, label: 'Copy Link', run: copyLink },
    { mutates: true, label: 'Delete', run: () => onRemove(contact) },
  ];
}
