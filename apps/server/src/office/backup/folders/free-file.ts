import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupName } from '../backup-names';

const SECOND_MS = 1000;

/** The file of a backup made at this time. Names have seconds: a second backup within one gets the next that is free. */
export function freeFile(folder: string, at: Date, ...kind: RestOfName): string {
  const file = join(folder, backupName(at, ...kind));
  return existsSync(file) ? freeFile(folder, new Date(+at + SECOND_MS), ...kind) : file;
}

type RestOfName = Parameters<typeof backupName> extends [Date, ...infer Rest] ? Rest : never;
