import { type MovedRows, auditedLabels } from '@polaris/contracts';

const labels: Readonly<Record<string, string>> = {
  ...auditedLabels,
  invitations: 'Invitation',
  trash: 'Deleted record',
};

/** "activity", of a table that this app may not know yet. */
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
