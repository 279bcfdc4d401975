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
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { Matched } from '../../../shared/list/matched.tsx';
import { dollarsAndCents, shortDate, shortDay } from '../../../shared/record/format.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { fieldText } from '../fields/field-text.ts';
import { type FieldColumn, fieldColumn } from '../fields/grid-fields.ts';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';
import { TagBadge } from '../tags/tag-badge.tsx';

export const gridFeatures = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

/** Renders a row's cell, with the matches of a search highlighted. */
type Cell = (customer: GridCustomer, query: string) => React.ReactNode;

export interface ColumnLayout {
  label: string;
  /** Its share of the width, and its minimum width in pixels. */
  share: number;
  least: number;
  sort?: GridSort | FieldSort;
  /** Right-aligned numbers. */
  isNumber?: true;
  /** Whether the first click sorts descending. */
  largestFirst?: true;
  cell: Cell;
}

const nameCell: Cell = (customer, query) => (
  <Link
    to={customerPath(customer.id)}
    data-card-name=""
    title={customer.name}
    className={`block truncate rounded-sm font-semibold underline-offset-4 hover:underline ${focusRing}`}
  >
    <Matched text={customer.name} query={query} />
  </Link>
);

const tagsCell: Cell = ({ tags }) => (
  <span className="flex gap-1 overflow-hidden">
    {tags.map((tag) => (
      <TagBadge key={tag.id} tag={tag} className="max-w-28 shrink-0" />
    ))}
  </span>
);

const matched = (text: string | null, query: string) =>
  text && <Matched text={text} query={query} />;

const timeOf = (text: string | null, format: (text: string) => string) =>
  text && <time dateTime={text}>{format(text)}</time>;

/** Each column, in the order in which they can be chosen. */
export const gridColumns = {
  name: { label: customerFieldLabels.name, share: 2, least: 140, sort: 'name', cell: nameCell },
  company: {
    label: customerFieldLabels.company,
    share: 1.5,
    least: 110,
    sort: 'company',
    cell: (customer, query) => matched(customer.company, query),
  },
  email: {
    label: customerFieldLabels.email,
    share: 2,
    least: 140,
    cell: (customer, query) => matched(customer.email, query),
  },
  phone: {
    label: customerFieldLabels.phone,
    share: 1.2,
    least: 120,
    cell: (customer) => customer.phone,
  },
  status: {
    label: customerFieldLabels.status,
    share: 0.9,
    least: 96,
    sort: 'status',
    cell: (customer) => <CustomerStatusBadge status={customer.status} />,
  },
  value: {
    label: 'Value',
    share: 1,
    least: 92,
    sort: 'value',
    isNumber: true,
    largestFirst: true,
    cell: ({ totalValue }) => dollarsAndCents(totalValue),
  },
  lastActivity: {
    label: 'Last activity',
    share: 1.1,
    least: 100,
    sort: 'lastActivity',
    largestFirst: true,
    cell: ({ lastActivityAt }) => timeOf(lastActivityAt, shortDate),
  },
  nextFollowUp: {
    label: 'Follow-up',
    share: 1.1,
    least: 100,
    cell: ({ nextFollowUp }) => timeOf(nextFollowUp, shortDay),
  },
  tags: { label: 'Tags', share: 1.6, least: 110, cell: tagsCell },
  owed: {
    label: 'Owed',
    share: 0.9,
    least: 84,
    isNumber: true,
    cell: ({ owed }) => (owed > 0 ? dollarsAndCents(owed) : null),
  },
  since: {
    label: 'Since',
    share: 1.1,
    least: 100,
    sort: 'since',
    largestFirst: true,
    cell: ({ createdAt }) => timeOf(createdAt, shortDate),
  },
} as const satisfies Record<string, ColumnLayout>;
export type GridColumn = keyof typeof gridColumns;

/** A column of every customer, or one of a field. */
export type ShownColumn = GridColumn | FieldColumn;

/** The layout of each column, by its id. */
export type GridLayouts = Readonly<Partial<Record<string, ColumnLayout>>>;

/** All columns, with those of custom fields last. */
export const gridLayoutsFor = (fields: readonly CustomField[]): GridLayouts => ({
  ...gridColumns,
  ...Object.fromEntries(fields.map((field) => [fieldColumn(field), fieldLayout(field)])),
});

const fieldCell =
  (field: CustomField): Cell =>
  ({ fields }) => {
    const text = fieldText(field, fields?.[field.id], 'short');
    return text && <span title={text}>{text}</span>;
  };

function fieldLayout(field: CustomField): ColumnLayout {
  const { name: label, kind } = field;
  return {
    label,
    share: kind === 'text' ? 1.5 : 1.1,
    least: 100,
    sort: fieldColumn(field),
    ...(kind === 'number' && { isNumber: true }),
    ...((kind === 'number' || kind === 'date') && { largestFirst: true }),
    cell: fieldCell(field),
  };
}

/** The padding of a row and the gap between columns, in pixels. */
const FIXED = [28, 196] as const;
const GAP = 16;

/** The columns that fit into this width; all while it is unknown. Columns of deleted fields are omitted. */
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

/** The columns of the grid; what a search has found is highlighted in them. */
export const gridColumnsFor = (query: string, layouts: GridLayouts) =>
  Object.entries(layouts).map(([id, layout]) =>
    helper.display({
      id,
      header: layout!.label,
      cell: ({ row }) => layout!.cell(row.original, query),
    }),
  );
