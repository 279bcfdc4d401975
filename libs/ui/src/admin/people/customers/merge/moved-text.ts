import { type MovedRows, auditedLabels } from '@polaris/contracts';

const labels: Readonly<Record<string, string>> = {
  ...auditedLabels,
  invitations: 'Invitation',
  trash: 'Deleted record',
};

/** The noun for a table's rows, such as "activity"; "record" for a table that this version does not know. */
export const rowLabel = (table: string): string => (labels[table] ?? 'Record').toLowerCase();

const plural = (label: string): string =>
  label.endsWith('y') ? `${label.slice(0, -1)}ies` : `${label}s`;

const counted = ({ table, count }: MovedRows): string => {
  const label = rowLabel(table);
  return `${count.toLocaleString('en-US')} ${count === 1 ? label : plural(label)}`;
};

/** "12 activities, 1 purchase and 2 tags" */
export const movedText = (rows: readonly MovedRows[]): string =>
  new Intl.ListFormat('en-US').format(rows.map(counted));
