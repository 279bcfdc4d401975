import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { writeBackupFile } from '../../office/backup/backup-file';
import { rehearse } from '../../office/backup/rehearsal';
import { restoreArchive } from '../../office/backup/restore/restore-archive';
import { migrate } from '../../migrations/migrate';
import { prepareDatabase } from '../../prepare-database';
import { restoreRules } from '../../restore-rules';
import { DatabaseWire } from '../../testing/stand-ins/database-wire';
import { createTestDatabase } from '../../testing/test-database';
import { installJobs } from '../jobs/install-jobs';

/** PostgreSQL's ReadyForQuery message, without its status byte. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** Each connection ends after this response, counted over all connections, and after every later one. */
let endsAt = Infinity;
let answers = 0;
let wire: DatabaseWire;
let folder: string;
let source: Awaited<ReturnType<typeof createTestDatabase>>;
let target: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-connections-'));
  [source, target] = [await createTestDatabase(), await createTestDatabase('empty')];
  await prepareDatabase(source.url);
  await writeBackupFile(source.url, join(folder, 'backup'));
  wire = await DatabaseWire.open();
  wire.endsAfter = (said) => {
    if (!said.subarray(-6, -1).equals(READY)) return false;
    answers += 1;
    return answers >= endsAt;
  };
});
beforeEach(() => void (answers = 0));
afterEach(() => wire.endConnections());
afterAll(async () => {
  wire.close();
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

let files = 0;
const work: [string, () => Promise<unknown>][] = [
  ['a migration', () => migrate(wire.through(source.url))],
  ['making the queues', () => installJobs(wire.through(source.url), [{ name: 'test' }])],
  ['a backup', () => writeBackupFile(wire.through(source.url), join(folder, `${(files += 1)}`))],
  [
    'a restore',
    () => restoreArchive(wire.through(target.url), join(folder, 'backup'), restoreRules),
  ],
  [
    'a rehearsal',
    () => rehearse(wire.through(source.url), join(folder, 'backup'), restoreRules, undefined),
  ],
];

it.each(work)('ends %s but not the process when a connection ends', async (_, run) => {
  for (endsAt = 1; endsAt <= 12; endsAt += 1) {
    answers = 0;
    const ended = await run().then(
      () => 'done',
      (error: Error) => error.message,
    );
    // The work needed fewer responses: it was done before a connection ended.
    if (answers < endsAt) break;
    expect(typeof ended).toBe('string');
  }
  expect(answers).toBeGreaterThan(2);
});
