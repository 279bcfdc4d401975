import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPython, NO_PYTHON } from './find-python.ts';

const samples = join(import.meta.dirname, '../../content/portfolio/samples');

export const script = join(samples, 'match_people.py');
/** The two lists that go in, and what came out. */
export const examples = join(samples, 'entity-match');

export const databaseFile = join(examples, 'database.csv');
export const attendeesFile = join(examples, 'attendees.csv');

/** Runs the script as its readers do. The outputs are in the folder; answers what it printed. */
export function runMatcher(folder: string, database = databaseFile, list = attendeesFile): string {
  const python = findPython();
  if (!python) throw new Error(NO_PYTHON);
  const run = spawnSync(python, [script, database, list, folder], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr.trim());
  return run.stdout;
}
