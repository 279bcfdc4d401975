import { contactStatusLabels, editableContactStatuses } from '@polaris/contracts';
import { Select } from '../../../primitives/select.tsx';
import { DeleteSelected } from '../../shared/list/delete-selected.tsx';
import { SelectionFrame } from '../../shared/list/selection-frame.tsx';
import { type BulkStatus, useContactBulkActs } from './use-contact-bulk-acts.ts';

interface ContactSelectionBarProps {
  ids: number[];
  onClear: () => void;
}

/** What can be done with the selected submissions. */
export function ContactSelectionBar({ ids, onClear }: ContactSelectionBarProps) {
  const acts = useContactBulkActs(onClear);
  const submissions = ids.length === 1 ? '1 submission' : `${ids.length} submissions`;
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
      <DeleteSelected
        what={submissions}
        pending={acts.isPending}
        onDelete={() => acts.remove(ids)}
      />
    </SelectionFrame>
  );
}
