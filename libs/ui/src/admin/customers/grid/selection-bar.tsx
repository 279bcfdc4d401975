import { type CustomerStatus, customerStatusLabels } from '@polaris/contracts';
import { useState } from 'react';
import { exportSelectedUrl } from '../../../api/customer-grid.ts';
import { useTags } from '../../../api/tags.ts';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx';
import { Select } from '../../../primitives/select.tsx';
import { SelectionFrame } from '../../shared/list/selection-frame.tsx';
import { useBulkActs } from './use-bulk-acts.ts';

interface SelectionBarProps {
  ids: number[];
  onClear: () => void;
}

/** What can be done with the selected customers. */
export function SelectionBar({ ids, onClear }: SelectionBarProps) {
  const acts = useBulkActs(onClear);
  const [deleting, setDeleting] = useState(false);
  const customers = ids.length === 1 ? '1 customer' : `${ids.length} customers`;
  const remove = async () => {
    await acts.remove(ids);
    setDeleting(false);
  };
  return (
    <SelectionFrame label="Selected customers" count={ids.length} onClear={onClear}>
      <Select
        aria-label="Set status"
        className="w-34"
        value=""
        onChange={({ target }) => void acts.setStatus(ids, target.value as CustomerStatus)}
      >
        <option value="">Set status</option>
        {Object.entries(customerStatusLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TagSelect label="Add a tag" onPick={(id, name) => void acts.tag(ids, id, name)} />
      <TagSelect label="Remove a tag" onPick={(id, name) => void acts.untag(ids, id, name)} />
      <ButtonLink variant="secondary" href={exportSelectedUrl(ids)} download>
        Export
      </ButtonLink>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={deleting}
        title={`Delete ${customers}?`}
        text="They can be brought back with Undo, or from the trash."
        confirmLabel="Delete"
        pending={acts.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      />
    </SelectionFrame>
  );
}

interface TagSelectProps {
  label: string;
  onPick: (id: number, name: string) => void;
}

function TagSelect({ label, onPick }: TagSelectProps) {
  const { data: tags = [] } = useTags();
  if (tags.length === 0) return null;
  return (
    <Select
      aria-label={label}
      className="w-34"
      value=""
      onChange={({ target }) => {
        const tag = tags.find(({ id }) => String(id) === target.value);
        if (tag) onPick(tag.id, tag.name);
      }}
    >
      <option value="">{label}</option>
      {tags.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
