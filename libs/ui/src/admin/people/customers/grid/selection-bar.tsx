import { type CustomerStatus, customerStatusLabels, exportCustomers } from '@polaris/contracts';
import { useState } from 'react';
import { useTags } from '../../../../api/people/customers/tags.ts';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { FileLink } from '../../../shared/list/export-link.tsx';
import { DeleteSelected } from '../../../shared/selection/delete-selected.tsx';
import { SelectionFrame } from '../../../shared/selection/selection-frame.tsx';
import { leaveOrAsk } from '../../../shared/form/unsaved.ts';
import { TagForm } from '../tags/tag-form.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

const NEW = 'new';

interface SelectionBarProps {
  ids: number[];
  onClear: () => void;
}

/** The actions for the selected customers. */
export function SelectionBar({ ids, onClear }: SelectionBarProps) {
  const acts = useBulkActions(onClear);
  const [isNaming, setIsNaming] = useState(false);
  const closeNaming = () => setIsNaming(false);
  const customers = ids.length === 1 ? '1 customer' : `${ids.length} customers`;
  return (
    <SelectionFrame label="Selected customers" count={ids.length} onClear={onClear}>
      <Select
        mutates
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
      <TagSelect
        label="Add a tag"
        onPick={(id, name) => void acts.tag(ids, id, name)}
        onNew={() => setIsNaming(true)}
      />
      <TagSelect label="Remove a tag" onPick={(id, name) => void acts.untag(ids, id, name)} />
      <FileLink
        endpoint={exportCustomers}
        address={{ query: { ids: ids.join(',') } }}
        label="Export"
      />
      <Dialog
        open={isNaming}
        onClose={() => leaveOrAsk(closeNaming)}
        title="New tag"
        description={`It is added to ${customers}.`}
      >
        <TagForm onClose={closeNaming} onAdded={({ id, name }) => void acts.tag(ids, id, name)} />
      </Dialog>
      <DeleteSelected what={customers} pending={acts.isPending} onDelete={() => acts.remove(ids)} />
    </SelectionFrame>
  );
}

interface TagSelectProps {
  label: string;
  onPick: (id: number, name: string) => void;
  /** Creates a tag; undefined where only existing ones make sense. */
  onNew?: () => void;
}

function TagSelect({ label, onPick, onNew }: TagSelectProps) {
  const { data: tags = [] } = useTags();
  if (tags.length === 0 && !onNew) return null;
  return (
    <Select
      mutates
      aria-label={label}
      className="w-34"
      value=""
      onChange={({ target }) => {
        if (target.value === NEW) return onNew?.();
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
      {onNew && <option value={NEW}>New tag…</option>}
    </Select>
  );
}
