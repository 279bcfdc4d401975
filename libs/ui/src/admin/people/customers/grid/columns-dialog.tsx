import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button, IconButton } from '../../../../primitives/button.tsx';
import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { useFields } from '../../../../api/people/customers/customer-fields.ts';
import { type ShownColumns, defaultColumns } from './column-choice.ts';
import { type GridLayouts, type ShownColumn, gridLayoutsFor } from './grid-columns.tsx';

interface ColumnsDialogProps {
  open: boolean;
  columns: ShownColumns;
  /** A saved view with its own columns is open. */
  isOfView: boolean;
  onChoose: (columns: ShownColumns) => void;
  onClose: () => void;
}

/** Which columns the grid shows, and in which order. */
export function ColumnsDialog({ open, columns, isOfView, onChoose, onClose }: ColumnsDialogProps) {
  const { data: fields = [] } = useFields();
  const layouts = gridLayoutsFor(fields);
  const shown = columns.filter((column) => layouts[column]);
  const all = Object.keys(layouts) as ShownColumn[];
  const hidden = all.filter((column) => !columns.includes(column));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Columns"
      description={isOfView ? 'Update the view to keep them.' : 'This browser remembers them.'}
      className="max-w-md"
    >
      <ul aria-label="Columns" className="divide-y divide-line">
        {[...shown, ...hidden].map((column) => (
          <ColumnEntry key={column} {...{ column, layouts, onChoose }} columns={shown} />
        ))}
      </ul>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={() => onChoose(defaultColumns)}>
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

type ColumnEntryProps = Pick<ColumnsDialogProps, 'columns' | 'onChoose'> & {
  column: ShownColumn;
  layouts: GridLayouts;
};

function ColumnEntry({ column, columns, layouts, onChoose }: ColumnEntryProps) {
  const { label } = layouts[column]!;
  const at = columns.indexOf(column);
  const toggle = () =>
    onChoose(at < 0 ? [...columns, column] : columns.filter((other) => other !== column));
  const isFixed = column === 'name';
  return (
    <li className="flex min-h-10 items-center gap-2">
      <label className="flex flex-1 cursor-pointer items-center gap-3 text-sm">
        <Checkbox checked={at >= 0} disabled={isFixed} onChange={toggle} />
        {label}
      </label>
      {at > 1 && (
        <IconButton label={`Move ${label} left`} onClick={() => onChoose(swapped(columns, at - 1))}>
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      {at > 0 && at < columns.length - 1 && (
        <IconButton label={`Move ${label} right`} onClick={() => onChoose(swapped(columns, at))}>
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </li>
  );
}

/** Swaps a column with the next one. */
function swapped(columns: ShownColumns, at: number): ShownColumns {
  const [one, next] = [columns[at]!, columns[at + 1]!];
  return [...columns.slice(0, at), next, one, ...columns.slice(at + 2)];
}
