import { chmodSync, existsSync, openSync, renameSync, statSync } from 'node:fs';

const LARGEST = 5_000_000;

/** PostgreSQL's own log, to be appended to: it can hold what people wrote, and is for its owner alone. */
export function openPostgresLog(file: string): number {
  for (const found of [file, `${file}.1`]) if (existsSync(found)) chmodSync(found, 0o600);
  if (existsSync(file) && statSync(file).size > LARGEST) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
