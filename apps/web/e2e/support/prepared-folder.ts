import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const migrate = fileURLToPath(new URL('../../../server/dist/migrate.js', import.meta.url));

/** A data folder that PostgreSQL's user can access when tests run as root. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** `cp` keeps the owners, unlike Node's copy. */
const canCopy = process.platform !== 'win32';

/**
 * A data folder with a migrated, unused database: creating one takes a third of a first start. Call
 * `remove` at the end.
 */
export function prepareFolder(settings: Record<string, string | undefined>) {
  if (!canCopy) return { folder: '', remove: () => undefined };
  const folder = makeFolder();
  const env = { ...settings, DATA_DIR: folder };
  execFileSync(process.execPath, [migrate], { cwd: folder, env, stdio: 'ignore' });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A copy of a prepared folder; an empty folder without one. */
export function copyPrepared(prepared: string): string {
  const folder = makeFolder();
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
