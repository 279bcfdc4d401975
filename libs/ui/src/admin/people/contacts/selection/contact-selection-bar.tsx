import { contactStatusLabels, editableContactStatuses } from '@polaris/contracts';
import { Select } from '../../../../primitives/fields/select.tsx';
import { DeleteSelected } from '../../../shared/selection/delete-selected.tsx';
import { SelectionFrame } from '../../../shared/selection/selection-frame.tsx';
import { type BulkStatus, useContactBulkActions } from './use-contact-bulk-actions.ts';

interface ContactSelectionBarProps {
  ids: number[];
  onClear: () => void;
}

/** The actions for the selected submissions. */
export function ContactSelectionBar({ ids, onClear }: ContactSelectionBarProps) {
  const actions = useContactBulkActions(onClear);
  const submissions = ids.length === 1 ? '1 submission' : `${ids.length} submissions`;
  return (
    <SelectionFrame label="Selected submissions" count={ids.length} onClear={onClear}>
      <Select
        mutates
        aria-label="Set status"
        className="w-34"
        value=""
        onChange={({ target }) => void actions.setStatus(ids, target.value as BulkStatus)}
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
        pending={actions.isPending}
        onDelete={() => actions.remove(ids)}
      />
    </SelectionFrame>
  );
}
