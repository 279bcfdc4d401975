import type { ImportLine } from '@polaris/contracts';
import type { Fields, ImportMatch, StoredRecord } from '../registry/import-target';

/** The most characters shown of a long text. */
const MAX_SHOWN = 300;
/** The most characters shown before the first difference between the old and the new text. */
const MAX_IN_COMMON = 40;

/** A row that is to be shown: the name of its record, and the fields that it sets. */
export interface ShownRow {
  line: number;
  /** Display names of the fields that have one. */
  names?: ReadonlyMap<string, string> | undefined;
  name: string;
  fields: Fields;
  match?: ImportMatch;
}

/** What a line of the file would do, for the preview. */
export function lineOf(row: ShownRow, stored?: StoredRecord): ImportLine {
  const { line, name, names, fields, match } = row;
  const changes = Object.entries(fields)
    .filter(([, value]) => stored !== undefined || value !== null)
    .map(([field, value]) => ({
      ...changeOf(field, asText(value), stored),
      field: names?.get(field) ?? field,
    }));
  const shownMatch = match && { match: { id: match.id, name: match.name } };
  const action = stored ? 'update' : 'create';
  return { line, action, id: stored?.id ?? null, name, ...shownMatch, changes };
}

function changeOf(field: string, is: string, stored: StoredRecord | undefined) {
  if (!stored) return { field, is: excerpt(is, 0) };
  const was = asText(stored[field]);
  const from = firstShown(was, is);
  return { field, was: excerpt(was, from), is: excerpt(is, from) };
}

const asText = (value: string | number | null | undefined): string => String(value ?? '');

/** Long texts are shown from where they differ. */
function firstShown(was: string, is: string): number {
  if (Math.max(was.length, is.length) <= MAX_SHOWN) return 0;
  let same = 0;
  while (same < is.length && was[same] === is[same]) same += 1;
  return same > MAX_SHOWN / 2 ? same - MAX_IN_COMMON : 0;
}

const excerpt = (text: string, from: number): string =>
  [
    from > 0 ? '…' : '',
    text.slice(from, from + MAX_SHOWN).toWellFormed(),
    from + MAX_SHOWN < text.length ? '…' : '',
  ].join('');
