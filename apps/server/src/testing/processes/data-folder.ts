import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty data folder, which PostgreSQL's account can reach when the tests run as root. */
export function emptyDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-process-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** A data folder with an unused migrated database: a copy of the one that the run creates. */
export function preparedDataFolder(): string {
  const folder = emptyDataFolder();
  copyFolder(process.env.TEST_PREPARED_FOLDER!, folder);
  return folder;
}

/** `cp` keeps the files' owners; Node's own copy does not. */
export const copyFolder = (from: string, to: string): void =>
  void execFileSync('cp', ['-a', `${from}/.`, to]);
