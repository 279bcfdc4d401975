import type { RecordKind } from '@polaris/contracts/admin-screens';
import { editButtonId } from '../form/use-inline-editing.ts';
import { useCopyLink } from './copy-link.tsx';
import { RowActions } from './row-actions.tsx';

interface EntryActionsProps {
  kind: RecordKind;
  id: number;
  /** Part of each button's label, for screen readers. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** The actions of a list entry, which is a `group/row`. */
export function EntryActions({ kind, id, name, onEdit, onRemove }: EntryActionsProps) {
  const copy = useCopyLink({ kind, id });
  return (
    <RowActions
      name={name}
      isHidden
      actions={[
        { label: 'Edit', mutates: true, id: editButtonId(id), onClick: onEdit },
        { label: 'Copy link', onClick: () => void copy() },
        { label: 'Delete', mutates: true, onClick: onRemove },
      ]}
      className="-my-2.5 shrink-0 max-sm:order-1 max-sm:-mr-2"
    />
  );
}
