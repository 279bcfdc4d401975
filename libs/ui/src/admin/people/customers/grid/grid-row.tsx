import type { GridCustomer } from '@polaris/contracts';
import { FlexRender, type Row } from '@tanstack/react-table';
import clsx from 'clsx';
import { memo } from 'react';
import { RowActions } from '../../../shared/record/row-actions.tsx';
import { SelectionCheckbox } from '../../../shared/selection/selection-checkbox.tsx';
import { editButtonId } from '../../../shared/form/use-inline-editing.ts';
import { CustomerEditForm } from '../customer-edit-form.tsx';
import type { GridLayouts, gridFeatures } from './grid-columns.tsx';

/** The actions of a row. */
export interface RowHandlers {
  onEdit: (customer: GridCustomer) => void;
  onClose: (id: number) => void;
  onRemove: (customer: GridCustomer) => void;
  onPreview: (id: number) => void;
  /** `isRange`: selects all rows from the last selected one to this one. */
  onSelect: (id: number, isRange?: boolean) => void;
}

interface GridRowProps extends RowHandlers {
  row: Row<typeof gridFeatures, GridCustomer>;
  template: string;
  layouts: GridLayouts;
  /** The column model; a new one renders new cells. */
  columns: unknown;
  editing: boolean;
  selected: boolean;
  previewed: boolean;
}

/** Actions are stable; the row model is recreated even if its customer is unchanged. */
const isSame = (before: GridRowProps, next: GridRowProps): boolean =>
  before.row.original === next.row.original &&
  before.columns === next.columns &&
  before.layouts === next.layouts &&
  before.editing === next.editing &&
  before.selected === next.selected &&
  before.previewed === next.previewed;

/** The content of a row: its cells, or the form that edits it. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, template, layouts, editing, selected, previewed, onClose, onSelect } = props;
  const { id, name } = row.original;
  if (editing)
    return (
      <div role="cell" className="border-b border-line bg-raised px-3 py-4">
        <CustomerEditForm customer={row.original} onClose={() => onClose(id)} />
      </div>
    );
  return (
    <div
      role="presentation"
      style={{ gridTemplateColumns: template }}
      className={clsx(
        'group/row grid min-h-9 items-center gap-x-4 border-b border-line text-sm',
        selected ? 'bg-accent-soft' : 'hover:bg-sunken',
        previewed && 'shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <span role="cell" className="pl-2">
        <SelectionCheckbox
          name={name}
          selected={selected}
          onSelect={(isRange) => onSelect(id, isRange)}
          className="align-middle"
        />
      </span>
      {row.getVisibleCells().map((cell) => (
        <span
          key={cell.id}
          role="cell"
          className={clsx(
            'min-w-0 truncate',
            layouts[cell.column.id]?.isNumber && 'text-right tabular-nums',
          )}
        >
          <FlexRender cell={cell} />
        </span>
      ))}
      <Actions {...props} />
    </div>
  );
}, isSame);

function Actions({ row, onEdit, onRemove, onPreview, previewed }: GridRowProps) {
  const { id, name } = row.original;
  return (
    <span role="cell" className="pr-1">
      <RowActions
        name={name}
        actions={[
          { label: 'Preview', pressed: previewed, onClick: () => onPreview(id) },
          {
            label: 'Edit',
            mutates: true,
            id: editButtonId(id),
            onClick: () => onEdit(row.original),
          },
          { label: 'Delete', mutates: true, onClick: () => onRemove(row.original) },
        ]}
      />
    </span>
  );
}
