import { contactStatusLabels, editableContactStatuses } from '@polaris/contracts';
import { useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx';
import { Select } from '../../../primitives/select.tsx';
import { SelectionFrame } from '../../shared/list/selection-frame.tsx';
import { type BulkStatus, useContactBulkActs } from './use-contact-bulk-acts.ts';

interface ContactSelectionBarProps {
  ids: number[];
  onClear: () => void;
}

/** What can be done with the selected submissions. */
export function ContactSelectionBar({ ids, onClear }: ContactSelectionBarProps) {
  const acts = useContactBulkActs(onClear);
  const [deleting, setDeleting] = useState(false);
  const submissions = ids.length === 1 ? '1 submission' : `${ids.length} submissions`;
  const remove = async () => {
    await acts.remove(ids);
    setDeleting(false);
  };
  return (
    <SelectionFrame label="Selected submissions" count={ids.length} onClear={onClear}>
      <Select
        aria-label="Set status"
        className="w-34"
        value=""
        onChange={({ target }) => void acts.setStatus(ids, target.value as BulkStatus)}
      >
        <option value="">Set status</option>
        {editableContactStatuses.map((status) => (
          <option key={status} value={status}>
            {contactStatusLabels[status]}
          </option>
        ))}
      </Select>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={deleting}
        title={`Delete ${submissions}?`}
        text="They can be brought back with Undo, or from the trash."
        confirmLabel="Delete"
        pending={acts.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      />
    </SelectionFrame>
  );
}
