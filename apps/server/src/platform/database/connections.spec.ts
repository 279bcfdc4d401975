import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { writeBackupFile } from '../../backup/backup-file';
import { rehearse } from '../../backup/rehearsal';
import { restoreArchive } from '../../backup/restore/restore-archive';
import { migrate } from '../../migrations/migrate';
import { prepareDatabase } from '../../prepare-database';
import { restoreRules } from '../../restore-rules';
import { createTestDatabase } from '../../testing/test-database';
import { installJobs } from '../jobs/install-jobs';

/** What PostgreSQL says as it ends a connection, and what it says when a query is done. */
const ENDED = (() => {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** From this answer of the database on, counted over all connections, each answer is the last. */
let endsAt = Infinity;
let answers = 0;
let wire: Server;
let folder: string;
let source: Awaited<ReturnType<typeof createTestDatabase>>;
let target: Awaited<ReturnType<typeof createTestDatabase>>;
const sockets = new Set<Socket>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-connections-'));
  [source, target] = [await createTestDatabase(), await createTestDatabase('empty')];
  await prepareDatabase(source.url);
  await writeBackupFile(source.url, join(folder, 'backup'));
  wire = createServer(relay);
  await new Promise<void>((listening) => wire.listen(0, '127.0.0.1', () => listening()));
});
beforeEach(() => void (answers = 0));
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});
afterAll(async () => {
  wire.close();
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

function relay(client: Socket): void {
  const { hostname, port } = new URL(process.env.TEST_DATABASE_URL!);
  const database = connect(Number(port), hostname);
  sockets.add(client).add(database);
  client.on('data', (chunk: Buffer) => database.write(chunk));
  database.on('data', (chunk: Buffer) => {
    if (chunk.subarray(-6, -1).equals(READY)) answers += 1;
    else return void client.write(chunk);
    if (answers < endsAt) return void client.write(chunk);
    // In the same packet: nothing can be done between the answer and the end.
    client.end(Buffer.concat([chunk, ENDED]));
    database.destroy();
  });
  client.on('error', () => undefined).on('close', () => database.destroy());
  database.on('error', () => undefined).on('close', () => client.destroy());
}

function through(url: string): string {
  const wired = new URL(url);
  wired.port = String((wire.address() as AddressInfo).port);
  return wired.href;
}

let files = 0;
const work: [string, () => Promise<unknown>][] = [
  ['a migration', () => migrate(through(source.url))],
  ['making the queues', () => installJobs(through(source.url), [{ name: 'test' }])],
  ['a backup', () => writeBackupFile(through(source.url), join(folder, `${(files += 1)}`))],
  ['a restore', () => restoreArchive(through(target.url), join(folder, 'backup'), restoreRules)],
  [
    'a rehearsal',
    () => rehearse(through(source.url), join(folder, 'backup'), restoreRules, undefined),
  ],
];

it.each(work)('ends %s, never the process, when a connection ends', async (_, run) => {
  for (endsAt = 1; endsAt <= 12; endsAt += 1) {
    answers = 0;
    const ended = await run().then(
      () => 'done',
      (error: Error) => error.message,
    );
    // Nothing is asked for after the last answer: with its connection gone, the work was done.
    if (answers < endsAt) break;
    expect(typeof ended).toBe('string');
  }
  expect(answers).toBeGreaterThan(2);
});
