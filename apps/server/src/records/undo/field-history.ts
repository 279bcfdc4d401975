import type { LoggedEntry } from '../audit/audit.service';

/** A value that a field got, and the one before. */
export interface FieldChange {
  before: unknown;
  after: unknown;
  entry: LoggedEntry;
}

/** Which undo took a set of changes back. */
export type UndoIds = ReadonlyMap<string, string>;

/**
 * The changes of each field that still count, the oldest first: an undo takes the last ones away, as far as they are
 * undone. Deletions and restores change no field.
 */
export function fieldHistories(
  entries: readonly LoggedEntry[],
  undoIds: UndoIds,
): Map<string, FieldChange[]> {
  const undos = new Set(undoIds.values());
  const histories = new Map<string, FieldChange[]>();
  for (const entry of entries) {
    if (entry.action !== 'update') continue;
    for (const field of Object.keys(entry.after ?? {})) {
      const history = histories.get(field) ?? [];
      histories.set(field, history);
      const { changeSetId } = entry;
      if (changeSetId !== null && undos.has(changeSetId))
        while (undoIds.has(history.at(-1)?.entry.changeSetId ?? '')) history.pop();
      else
        history.push({ before: entry.before?.[field] ?? null, after: entry.after![field], entry });
    }
  }
  return histories;
}

/** The first change by somebody else after a record was added, of those that were not undone. */
export const firstForeignEdit = (
  entries: readonly LoggedEntry[],
  own: ReadonlySet<string>,
  undoIds: UndoIds,
): LoggedEntry | undefined => {
  const undos = new Set(undoIds.values());
  return entries.find(
    ({ changeSetId }) =>
      changeSetId === null ||
      !(own.has(changeSetId) || undos.has(changeSetId) || undoIds.has(changeSetId)),
  );
};
