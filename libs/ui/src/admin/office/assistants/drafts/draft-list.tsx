import type { AssistantDraft } from '@polaris/contracts';
import { useListFocus } from '../../../shared/return/use-list-focus.ts';
import { DraftEntry, type DraftEntryProps } from './draft-entry.tsx';
import type { DraftEditing } from './use-shown-drafts.ts';

interface DraftListProps extends Pick<DraftEntryProps, 'level' | 'isCompact' | 'record'> {
  drafts: readonly AssistantDraft[];
  editing: DraftEditing;
}

/** Stays mounted while it is empty, as it moves the focus on. The next entry's title gets it, so that a second Enter decides nothing. */
export function DraftList({ drafts, editing, ...shown }: DraftListProps) {
  const focus = useListFocus<HTMLUListElement>(':scope > li', '[data-entry-title]');
  return (
    <ul
      {...focus}
      className={shown.isCompact ? 'empty:hidden' : 'flex flex-col gap-4 empty:hidden'}
    >
      {drafts.map((draft) => (
        <DraftEntry
          key={draft.id}
          draft={draft}
          isEditing={editing.ids.includes(draft.id)}
          onEdit={() => editing.edit(draft)}
          onClose={() => editing.close(draft.id)}
          {...shown}
        />
      ))}
    </ul>
  );
}
