import { batches } from '../../platform/jobs/batches';
import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import type { ImportTarget } from '../registry/import-target';
import type { CheckedRow } from './checked-row';
import { idOf } from './import-plan';

const LOADED_AT_ONCE = 200;

/** Rows with the ids that are ours, and how many had an id of another product. */
interface KnownIds {
  rows: CheckedRow[];
  foreign: number;
}

/**
 * Removes the ids of other products. Theirs can be equal to one of our ids, so a record is changed by its id only if the
 * row matches it otherwise, or if the whole file has our own format.
 */
export async function withKnownIds(
  rows: CheckedRow[],
  target: ImportTarget,
  isOwnFile: boolean,
): Promise<KnownIds> {
  const withId = rows.filter(({ id }) => id);
  const known = new Set<CheckedRow>();
  const about = new Set<CheckedRow>();
  const breaks = new EventLoopYield();
  for (const batch of batches(withId, LOADED_AT_ONCE)) {
    const stored = await target.load(batch.flatMap(({ id }) => idOf(id!) ?? []));
    const byId = new Map(stored.map((record) => [record.id, record]));
    for (const row of batch) {
      const record = byId.get(idOf(row.id!) ?? 0);
      if (record) known.add(row);
      if (record && row.fields && target.isAbout(row.fields, record)) about.add(row);
    }
    await breaks.yieldIfDue();
  }
  const isTrusted = isOwnFile && known.size === withId.length;
  const kept = isTrusted ? known : about;
  return {
    rows: rows.map((row) => (row.id && !kept.has(row) ? { ...row, id: undefined } : row)),
    foreign: withId.length - kept.size,
  };
}
