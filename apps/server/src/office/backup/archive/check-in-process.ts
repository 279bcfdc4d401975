import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { BackupError } from '../backup-error';
import type { KnownSchema } from '../restore/check-archive';
import type { Archive } from './archive-reader';

/** The input of the check, which has no access to anything else of the server. */
export interface ArchiveCheck extends KnownSchema {
  file: string;
  passphrase: string | undefined;
}

export type CheckedArchive = { archive: Archive } | { refusal: string };

/** A gigabyte of rows takes about five seconds. */
const TIMEOUT_MS = 10 * 60_000;
const MAX_MEMORY_MB = 256;

/** The build puts the script beside the server; tests run from source and use the build. */
const builtScript = fileURLToPath(new URL('check-archive.js', import.meta.url));
const program = existsSync(builtScript)
  ? builtScript
  : fileURLToPath(new URL('../../../../dist/check-archive.js', import.meta.url));

/** Checks an archive in a separate process, which the signal ends. */
export async function checkInProcess(check: ArchiveCheck, signal: AbortSignal): Promise<Archive> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_MEMORY_MB}`, program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    signal,
    killSignal: 'SIGKILL',
    // Passes no other variables, as the check needs none.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // If the process dies early, its input fails too, but its exit says more.
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(check)}\n`);
  const [output, code] = await Promise.all([text(child.stdout), exit]);
  if (code !== 0)
    throw new BackupError('The backup could not be checked: it takes too much time or memory.');
  const checked = JSON.parse(output) as CheckedArchive;
  if ('refusal' in checked) throw new BackupError(checked.refusal);
  return checked.archive;
}
