import {
  type CustomField,
  type FieldSort,
  type GridCustomer,
  type GridSort,
  customerFieldLabels,
} from '@polaris/contracts';
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
import { fieldText } from '../fields/field-text.ts';
import { type FieldColumn, fieldColumn } from '../fields/grid-fields.ts';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';
import { TagBadge } from '../tags/tag-badge.tsx';

export const gridFeatures = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

export interface ColumnLayout {
  label: string;
  /** Its share of the row, and pixels below which it is not shown. */
  share: number;
  least: number;
  sort?: GridSort | FieldSort;
  /** Numbers end at the same edge. */
  isNumber?: true;
  /** A first click shows the largest at the top, where a text has its first letter there. */
  largestFirst?: true;
}

export const gridColumnLayout = {
  name: { label: customerFieldLabels.name, share: 2, least: 140, sort: 'name' },
  company: { label: customerFieldLabels.company, share: 1.5, least: 110, sort: 'company' },
  email: { label: customerFieldLabels.email, share: 2, least: 140 },
  phone: { label: customerFieldLabels.phone, share: 1.2, least: 120 },
  status: { label: customerFieldLabels.status, share: 0.9, least: 96, sort: 'status' },
  value: { label: 'Value', share: 1, least: 92, sort: 'value', isNumber: true, largestFirst: true },
  lastActivity: {
    label: 'Last activity',
    share: 1.1,
    least: 100,
    sort: 'lastActivity',
    largestFirst: true,
  },
  nextFollowUp: { label: 'Follow-up', share: 1.1, least: 100 },
  tags: { label: 'Tags', share: 1.6, least: 110 },
  owed: { label: 'Owed', share: 0.9, least: 84, isNumber: true },
  since: { label: 'Since', share: 1.1, least: 100, sort: 'since', largestFirst: true },
} as const satisfies Record<string, ColumnLayout>;
export type GridColumn = keyof typeof gridColumnLayout;
export const allGridColumns = Object.keys(gridColumnLayout) as GridColumn[];

/** A column of every customer, or one of a field. */
export type ShownColumn = GridColumn | FieldColumn;

/** How each column is laid out, by its id. */
export type GridLayouts = Readonly<Partial<Record<string, ColumnLayout>>>;

/** The columns that there are, with those of these fields behind. */
export const gridLayoutsFor = (fields: readonly CustomField[]): GridLayouts => ({
  ...gridColumnLayout,
  ...Object.fromEntries(fields.map((field) => [fieldColumn(field), fieldLayout(field)])),
});

function fieldLayout(field: CustomField): ColumnLayout {
  const { name: label, kind } = field;
  return {
    label,
    share: kind === 'text' ? 1.5 : 1.1,
    least: 100,
    sort: fieldColumn(field),
    ...(kind === 'number' && { isNumber: true }),
    ...((kind === 'number' || kind === 'date') && { largestFirst: true }),
  };
}

/** Pixels of what each row has beside its columns, and between two of them. */
const FIXED = [28, 196] as const;
const GAP = 16;

/**
 * The first of the columns that have room in a row of this width; all while it is not known. The column
 * of a field that was deleted is left out.
 */
export function fittingColumns(
  columns: readonly ShownColumn[],
  width: number,
  layouts: GridLayouts,
): ShownColumn[] {
  let left = width - FIXED[0] - FIXED[1] - GAP;
  const fits = ({ least }: ColumnLayout) => (left -= least + GAP) >= 0;
  return columns
    .filter((column) => layouts[column])
    .filter((column, at) => width === 0 || fits(layouts[column]!) || at === 0);
}

/** The tracks of a row's CSS grid. */
export const gridTemplateOf = (columns: readonly ShownColumn[], layouts: GridLayouts): string =>
  [
    `${FIXED[0]}px`,
    ...columns.map((id) => `minmax(${layouts[id]!.least}px, ${layouts[id]!.share}fr)`),
    `${FIXED[1]}px`,
  ].join(' ');

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

const fieldCell =
  (field: CustomField): Cell =>
  ({ fields }) => {
    const text = fieldText(field, fields?.[field.id], 'short');
    return text && <span title={text}>{text}</span>;
  };

/** The columns of the grid; what a search has found is highlighted in them. */
export function gridColumnsFor(query: string, fields: readonly CustomField[]) {
  const cells = cellsFor(query);
  const all: { id: ShownColumn; header: string; show: Cell }[] = [
    ...allGridColumns.map((id) => ({ id, header: gridColumnLayout[id].label, show: cells[id] })),
    ...fields.map((field) => ({
      id: fieldColumn(field),
      header: field.name,
      show: fieldCell(field),
    })),
  ];
  return all.map(({ id, header, show }) =>
    helper.display({ id, header, cell: ({ row }) => show(row.original) }),
  );
}
