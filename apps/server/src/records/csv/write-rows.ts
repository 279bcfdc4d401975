import type { Database } from '../../platform/database/database';
import { batches } from '../../platform/jobs/batches';
import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import type { Fields, ImportTarget } from '../registry/import-target';
import type { ImportPlan } from './import-plan';

/** Keeps each statement far below its time limit. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 250_000;

/** Carries out the plan in batches; returns the ids of the added records. */
export async function writeRows(
  database: Database,
  target: ImportTarget,
  { created, updated }: ImportPlan,
): Promise<number[]> {
  const added: number[] = [];
  await inBatches(created, async (rows) => {
    await database.discardPlans();
    added.push(...(await target.insert(rows)));
  });
  await inBatches(updated, (rows) => target.update(rows));
  return added;
}

async function inBatches<Row extends Fields>(
  all: Row[],
  write: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const breaks = new EventLoopYield();
  for (const rows of batches(all, MAX_ROWS, MAX_CHARACTERS, charactersOf)) {
    await write(rows);
    await breaks.yieldIfDue();
  }
}

const charactersOf = (fields: Fields): number =>
  Object.values(fields).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
