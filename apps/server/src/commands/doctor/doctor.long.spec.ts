import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { health } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import { ADMIN_ROLE } from '../../platform/database/embedded/roles';
import { makeCertificate } from '../../testing/stand-ins/certificate';
import { preparedDataFolder } from '../../testing/processes/data-folder';
import { runCommand } from '../../testing/processes/run-command';
import { S3StandIn } from '../../testing/stand-ins/s3/s3-stand-in';
import { startSmtp } from '../../testing/mail/smtp';
import { createTestDatabase } from '../../testing/test-database';
import { VERSION } from '../../platform/config/version';
import { examineDatabase } from './examine-database';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let s3: S3StandIn;
const closing: Server[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-doctor-'));
  s3 = await S3StandIn.start();
});
beforeEach(async () => void (database = await createTestDatabase()));
afterEach(async () => {
  jest.restoreAllMocks();
  s3.mood = 'works';
  for (const server of closing.splice(0)) server.close();
  await database.drop();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const listen = async (server: Server): Promise<number> => {
  closing.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

/** The server at the address of the site. */
const answering = (body: string, status = 200): Promise<number> =>
  listen(createServer((_request, response) => response.writeHead(status).end(body)));
async function closedPort(): Promise<number> {
  const port = await answering('');
  await new Promise((done) => closing.pop()!.close(done));
  return port;
}
const startFakePolaris = (version: string) => answering(JSON.stringify({ ...health, version }));

const doctor = async (env: Record<string, string>) => {
  const { code, output } = await runCommand('doctor', [], {
    DATABASE_URL: database.url,
    SESSION_SECRET: 's'.repeat(43),
    DATA_DIR: folder,
    PUBLIC_URL: 'http://127.0.0.1:1',
    ...env,
  });
  return { code, faults: output.split('\n').filter((line) => line.startsWith('FAULT')), output };
};

async function asOwner(statement: ReturnType<typeof sql>): Promise<void> {
  const client = createClient({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

it('finds no fault when everything works', async () => {
  const smtp = await startSmtp();
  const port = await startFakePolaris(VERSION);
  const { code, faults, output } = await doctor({
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'owner@polaris.invalid',
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE: 'four words of my own',
    BACKUP_S3_URL: s3.url(),
  });
  await smtp.close();
  expect([faults, code]).toEqual([[], 0]);
  expect(output).toMatch(/^good {4}Database: PostgreSQL [\d.]+, as \w+\.$/m);
  expect(output).toMatch(/^good {4}Mail: The mail server takes/m);
  expect(output).toMatch(/^good {4}Bucket: It takes, gives back and deletes a file\.$/m);
});

it('reports a missing folder, a name without an address, an untrusted proxy and a silent mail server together', async () => {
  const { code, faults } = await doctor({
    PUBLIC_URL: 'https://polaris.invalid',
    SMTP_URL: 'smtp://127.0.0.1:1',
    BACKUP_DIR: join(folder, 'nowhere'),
  });
  expect(code).toBe(1);
  expect(faults).toEqual([
    expect.stringMatching(/Backups: The folder \S+nowhere of BACKUP_DIR is not there\. Make it/),
    expect.stringMatching(/Address: PUBLIC_URL is https, but TRUST_PROXY is 0/),
    expect.stringMatching(/Address: The name polaris\.invalid has no address\. Add a DNS record/),
    expect.stringMatching(/Mail: 127\.0\.0\.1, port 1, refused the connection\. Check the host/),
  ]);
});

it('reports missing backups, a missing mail server and a bucket that rejects the key', async () => {
  s3.mood = 'refuses to write';
  const none = await doctor({});
  expect(none.faults).toContainEqual(expect.stringMatching(/Backups: No backups are made\. Set/));
  expect(none.faults).toContainEqual(expect.stringMatching(/Mail: No mail server is set/));
  const refused = await doctor({
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE: 'four words of my own',
    BACKUP_S3_URL: s3.url(),
  });
  expect(refused.faults).toContainEqual(
    expect.stringMatching(/Bucket: .* refused to write \S+: the key is not allowed to do this/),
  );
});

it.each([
  ['a closed port', closedPort, /Nothing listens on port \d+ of 127\.0\.0\.1/],
  [
    'something else',
    () => answering('<h1>It works!</h1>'),
    /Something else answers at 127\.0\.0\.1/,
  ],
  [
    'another version',
    () => startFakePolaris('0.0.1'),
    /Another Polaris \(0\.0\.1, not [\d.]+\) answers/,
  ],
  ['only a proxy', () => answering('Bad gateway', 502), /does not reach the server \(502\)/],
])('reports %s at the address of the site', async (_what, start, text) => {
  const { faults } = await doctor({ PUBLIC_URL: `http://127.0.0.1:${await start()}` });
  expect(faults).toContainEqual(expect.stringMatching(text));
});

it('reports an untrusted certificate', async () => {
  const port = await listen(
    createTlsServer(makeCertificate('localhost'), (_request, response) => response.end()),
  );
  const { faults } = await doctor({ PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1' });
  expect(faults).toContainEqual(
    expect.stringMatching(/The certificate of localhost is not valid .*The proxy gets one/),
  );
});

it('reports a lost database, one of a newer Polaris, one that is too old, an old one and an empty one', async () => {
  const lost = await doctor({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' });
  expect(lost.faults).toContainEqual(
    expect.stringMatching(/Database: The database of DATABASE_URL cannot be used/),
  );
  expect(lost.output).not.toContain('nobody:x');
  await asOwner(sql`insert into migrations (timestamp, name) values (1, 'Future1')`);
  expect((await doctor({})).faults).toContainEqual(
    expect.stringMatching(/Database: It was used by a newer Polaris \(Future1\)/),
  );
  await asOwner(sql`update migrations set name = 'ProviderRefunds1700000000028'`);
  expect((await doctor({})).faults).toContainEqual(
    expect.stringMatching(
      /Database: The database is too old for this Polaris: start commit [0-9a-f]{40} /,
    ),
  );
  await asOwner(sql`delete from migrations`);
  expect((await doctor({})).faults).toContainEqual(
    expect.stringMatching(/Database: It is not up to date with this version\. Restart/),
  );
  const empty = await createTestDatabase('empty');
  expect((await doctor({ DATABASE_URL: empty.url })).faults).toContainEqual(
    expect.stringMatching(
      /Database: This database holds no Polaris\. Start the server, or restore a backup/,
    ),
  );
  await empty.drop();
});

it('reports a pool that is larger than the database allows', async () => {
  // An embedded database, as the one of the tests allows more connections than others.
  const DATA_DIR = preparedDataFolder();
  const { faults } = await doctor({ DATABASE_POOL: '200', DATABASE_URL: '', DATA_DIR });
  rmSync(DATA_DIR, { recursive: true });
  expect(faults).toContainEqual(
    expect.stringMatching(/allows \d+ connections, and a server with DATABASE_POOL=200 needs 204/),
  );
});

it("reports a clock that differs from the database's", async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  const found = await examineDatabase({ url: database.url, embedded: false }, 16);
  expect(found.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Its clock and that of this machine differ by 36\d\d s/),
  ]);
});

it('reports a role with too many rights, and one that cannot create databases', async () => {
  const admin = new URL(database.url);
  [admin.username, admin.password] = [ADMIN_ROLE, process.env.TEST_ADMIN_PASSWORD!];
  const texts = async (url: string) =>
    (await examineDatabase({ url, embedded: false }, 16)).map(({ text }) => text);
  expect(await texts(admin.href)).toEqual([
    expect.stringMatching(/^polaris_admin is a superuser: .* Make a role that owns this database/),
  ]);
  const client = createClient({ connectionString: admin.href });
  await client.connect();
  await client.query(sql`create role narrow_test login password 'x' in role polaris`);
  const narrow = new URL(database.url);
  [narrow.username, narrow.password] = ['narrow_test', 'x'];
  expect(await texts(narrow.href)).toEqual([
    expect.stringMatching(
      /^narrow_test may not create databases.*: alter role narrow_test createdb$/,
    ),
  ]);
  await client.query(sql`drop role narrow_test`);
  await client.end();
});
