/**
 * Reads an archive in a separate process, to protect the server's time and memory. The first line of stdin is the
 * input; the process ends when the server closes stdin.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BackupError } from '../backup-error';
import { checkArchive } from '../restore/check-archive';
import type { ArchiveCheck, CheckedArchive } from './check-in-process';

async function check({ file, passphrase, ...known }: ArchiveCheck): Promise<CheckedArchive> {
  try {
    return { archive: await checkArchive(file, passphrase, known) };
  } catch (error) {
    if (error instanceof BackupError) return { refusal: error.message };
    throw error;
  }
}

const lines = createInterface({ input: process.stdin });
const [line] = (await once(lines, 'line')) as [string];
lines.once('close', () => process.exit(1));
const checked = await check(JSON.parse(line) as ArchiveCheck);
process.stdout.write(JSON.stringify(checked), () => process.exit(0));
