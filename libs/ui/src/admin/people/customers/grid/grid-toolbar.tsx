import { Columns3, Rows3, SquareKanban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../../primitives/button.tsx';
import { ViewsBar } from '../../../shared/views/views-bar.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { GridView } from './use-grid-view.ts';

/** The saved views of the customers. */
export const CustomerViews = ({ view: { state, parameters } }: { view: GridView }) => (
  <ViewsBar
    kind="customers"
    path="/admin/customers"
    allLabel="All customers"
    state={state}
    viewId={parameters.viewId}
    onView={parameters.setView}
  />
);

interface GridToolbarProps {
  view: GridView;
  /** Whether columns can be chosen. */
  hasColumns?: boolean;
  /** Actions for all customers. */
  tools?: ReactNode;
}

/** The search and filters of the customers, their layout, and tools. */
export function GridToolbar({ view, hasColumns = false, tools }: GridToolbarProps) {
  const { values, setValues, visit } = view;
  return (
    <FilterBar
      key={visit}
      values={values}
      onChange={setValues}
      aside={
        <>
          <LayoutSwitch view={view} />
          {hasColumns && <ColumnsButton view={view} />}
          {tools && <div className="flex">{tools}</div>}
        </>
      }
    />
  );
}

function LayoutSwitch({ view: { layout, parameters } }: { view: GridView }) {
  const pressed = 'bg-accent-soft! text-accent-strong!';
  return (
    <div role="group" aria-label="Layout" className="flex rounded-sm border border-line-strong">
      <IconButton
        label="Table"
        aria-pressed={layout === 'table'}
        className={layout === 'table' ? pressed : undefined}
        onClick={() => parameters.setLayout('table')}
      >
        <Rows3 aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label="Board by status"
        aria-pressed={layout === 'board'}
        className={layout === 'board' ? pressed : undefined}
        onClick={() => parameters.setLayout('board')}
      >
        <SquareKanban aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}

function ColumnsButton({ view: { columns, chooseColumns, parameters } }: { view: GridView }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setChoosing(true)}>
        <Columns3 aria-hidden="true" className="size-4" />
        Columns
      </Button>
      <ColumnsDialog
        open={choosing}
        columns={columns}
        isOfView={parameters.viewId !== null}
        onChoose={chooseColumns}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
