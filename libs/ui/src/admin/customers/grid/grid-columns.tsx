import { type GridCustomer, type GridSort, customerFieldLabels } from '@polaris/contracts';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
} from '@tanstack/react-table';
import { Link } from 'react-router';
import { focusRing } from '../../../primitives/control-style.ts';
import { Matched } from '../../shared/list/matched.tsx';
import { dollarsAndCents, shortDate, shortDay } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';
import { TagBadge } from '../tags/tag-badge.tsx';

export const gridFeatures = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

interface ColumnLayout {
  label: string;
  /** Its share of the row, and pixels below which it is not shown. */
  share: number;
  least: number;
  sort?: GridSort;
  /** Numbers end at the same edge. */
  isNumber?: true;
}

export const gridColumnLayout = {
  name: { label: customerFieldLabels.name, share: 2, least: 140, sort: 'name' },
  company: { label: customerFieldLabels.company, share: 1.5, least: 110, sort: 'company' },
  email: { label: customerFieldLabels.email, share: 2, least: 140 },
  phone: { label: customerFieldLabels.phone, share: 1.2, least: 120 },
  status: { label: customerFieldLabels.status, share: 0.9, least: 96, sort: 'status' },
  value: { label: 'Value', share: 1, least: 92, sort: 'value', isNumber: true },
  lastActivity: { label: 'Last activity', share: 1.1, least: 100, sort: 'lastActivity' },
  nextFollowUp: { label: 'Follow-up', share: 1.1, least: 100 },
  tags: { label: 'Tags', share: 1.6, least: 110 },
  owed: { label: 'Owed', share: 0.9, least: 84, isNumber: true },
  since: { label: 'Since', share: 1.1, least: 100, sort: 'since' },
} as const satisfies Record<string, ColumnLayout>;
export type GridColumn = keyof typeof gridColumnLayout;
export const allGridColumns = Object.keys(gridColumnLayout) as GridColumn[];

/** Pixels of what each row has beside its columns, and between two of them. */
const FIXED = [28, 196] as const;
const GAP = 16;

/** The first of the columns that have room in a row of this width; all while it is not known. */
export function fittingColumns(columns: readonly GridColumn[], width: number): GridColumn[] {
  let left = width - FIXED[0] - FIXED[1] - GAP;
  const fits = (column: GridColumn) => (left -= gridColumnLayout[column].least + GAP) >= 0;
  return columns.filter((column, at) => width === 0 || fits(column) || at === 0);
}

/** The tracks of a row's CSS grid. */
export const gridTemplateOf = (columns: readonly GridColumn[]): string =>
  [
    `${FIXED[0]}px`,
    ...columns.map(
      (id) => `minmax(${gridColumnLayout[id].least}px, ${gridColumnLayout[id].share}fr)`,
    ),
    `${FIXED[1]}px`,
  ].join(' ');

export const layoutOf = (id: string): ColumnLayout => gridColumnLayout[id as GridColumn];

const helper = createColumnHelper<typeof gridFeatures, GridCustomer>();

type Cell = (customer: GridCustomer) => React.ReactNode;

const cellsFor = (query: string): Record<GridColumn, Cell> => ({
  name: ({ id, name }) => (
    <Link
      to={customerPath(id)}
      data-card-name=""
      title={name}
      className={`block truncate rounded-sm font-semibold underline-offset-4 hover:underline ${focusRing}`}
    >
      <Matched text={name} query={query} />
    </Link>
  ),
  company: ({ company }) => company && <Matched text={company} query={query} />,
  email: ({ email }) => email && <Matched text={email} query={query} />,
  phone: ({ phone }) => phone,
  status: ({ status }) => <CustomerStatusBadge status={status} />,
  value: ({ totalValue }) => dollarsAndCents(totalValue),
  lastActivity: ({ lastActivityAt }) =>
    lastActivityAt && <time dateTime={lastActivityAt}>{shortDate(lastActivityAt)}</time>,
  nextFollowUp: ({ nextFollowUp }) =>
    nextFollowUp && <time dateTime={nextFollowUp}>{shortDay(nextFollowUp)}</time>,
  tags: ({ tags }) => (
    <span className="flex gap-1 overflow-hidden">
      {tags.map((tag) => (
        <TagBadge key={tag.id} tag={tag} className="max-w-28 shrink-0" />
      ))}
    </span>
  ),
  owed: ({ owed }) => (owed > 0 ? dollarsAndCents(owed) : null),
  since: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
});

/** The columns of the grid; what a search has found is highlighted in them. */
export function gridColumnsFor(query: string) {
  const cells = cellsFor(query);
  return allGridColumns.map((id) =>
    helper.display({
      id,
      header: gridColumnLayout[id].label,
      cell: ({ row }) => cells[id](row.original),
    }),
  );
}
