import type { ImportColumn, ImportPreview } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';
import type { ChosenColumns } from './import-columns.tsx';

type Remembered = Record<string, string | null>;

const keyOf = ({ name }: ImportColumn) => name.trim().toLowerCase();

function readRemembered(): Remembered {
  try {
    return (JSON.parse(localStorage.getItem(storageKeys.importColumns) ?? '{}') ??
      {}) as Remembered;
  } catch {
    return {};
  }
}

/** Stores the chosen fields for the next file with the same columns. */
export function rememberColumns(columns: ImportColumn[], chosen: ChosenColumns): void {
  const own = columns.map((column, at) => [keyOf(column), chosen[at] ?? null] as const);
  const all = { ...readRemembered(), ...Object.fromEntries(own) };
  localStorage.setItem(storageKeys.importColumns, JSON.stringify(all));
}

/** The fields chosen for the same columns of an earlier file; undefined if they change nothing or do not fit. */
export function rememberedColumns({
  columns,
  fields,
  several,
}: ImportPreview): ChosenColumns | undefined {
  const remembered = readRemembered();
  const isKnown = (field: unknown) => field === null || fields.some((one) => one.field === field);
  const chosen = columns.map((column) => {
    const before = remembered[keyOf(column)];
    return before !== undefined && isKnown(before) ? before : column.field;
  });
  const once = chosen.filter((field) => field !== null && !several.includes(field));
  const isUsable = new Set(once).size === once.length;
  return isUsable && columns.some(({ field }, at) => field !== chosen[at]) ? chosen : undefined;
}
