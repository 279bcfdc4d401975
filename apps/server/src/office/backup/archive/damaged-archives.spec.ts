import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SqlText, sql } from '../../../platform/database/sql';
import { createClient } from '../../../platform/database/connections';
import { usesCheapPassphrases } from '../../../testing/cheap-passphrases';
import { createTestDatabase } from '../../../testing/test-database';
import { restoreRules } from '../../../restore-rules';
import { writeBackupFile } from '../backup-file';
import { restoreArchive } from '../restore/restore-archive';
import { underBackupLock } from '../snapshot/backup-lock';
import { writeBackup } from '../snapshot/write-backup';
import { ArchiveWriter } from './archive-writer';

usesCheapPassphrases();

const DAMAGED = 'The backup is incomplete or was changed. Use another one.';
const passphrase = 'four words of my own';

let folder: string;
let source: Awaited<ReturnType<typeof createTestDatabase>>;
let target: Awaited<ReturnType<typeof createTestDatabase>>;
let plain: Buffer<ArrayBuffer>;
let encrypted: Buffer<ArrayBuffer>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-archives-'));
  [source, target] = [await createTestDatabase(), await createTestDatabase('empty')];
  // Content that does not compress: every changed byte of the archive changes its content.
  await query(
    source.url,
    sql`insert into customers (name, notes)
       select 'Customer ' || n, (select string_agg(md5(n || ' ' || m), '') from generate_series(1, 40) m)
       from generate_series(1, 400) n`,
  );
  const files = [join(folder, 'plain'), join(folder, 'encrypted')] as const;
  await writeBackupFile(source.url, files[0]);
  await writeBackupFile(source.url, files[1], { passphrase });
  [plain, encrypted] = [readFileSync(files[0]), readFileSync(files[1])];
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

async function query(url: string, sql: SqlText): Promise<unknown[]> {
  const client = createClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The error from restoring these bytes; the database must stay empty. */
async function refusal(bytes: Uint8Array, options: { passphrase?: string } = {}): Promise<string> {
  const file = join(folder, 'tried');
  writeFileSync(file, bytes);
  const said = await restoreArchive(target.url, file, restoreRules, options).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  const tables = await query(target.url, sql`select from pg_tables where schemaname = 'public'`);
  expect(tables).toEqual([]);
  return said.replace(file, 'FILE');
}

/** The archive with a text in it replaced by another of the same length. */
function altered(was: string, is: string): Buffer {
  const tar = gunzipSync(plain);
  const at = tar.indexOf(was);
  expect([at >= 0, was.length]).toEqual([true, is.length]);
  tar.write(is, at);
  return gzipSync(tar);
}

const shares = [0, 0.01, 0.3, 0.5, 0.9, 0.99];

describe('refusing a damaged backup', () => {
  it.each(shares)('rejects a backup when all but %f of it is lost', async (share) => {
    const said = await refusal(plain.subarray(0, Math.floor(plain.length * share)));
    expect(said).toBe(share === 0 ? 'FILE is not a backup of Polaris.' : DAMAGED);
  });

  it('rejects a backup when its last byte is lost', async () => {
    expect(await refusal(plain.subarray(0, -1))).toBe(DAMAGED);
    expect(await refusal(encrypted.subarray(0, -1), { passphrase })).toBe(DAMAGED);
  });

  it.each(shares.slice(1))(
    'rejects an encrypted backup when all but %f of it is lost',
    async (share) => {
      const cut = encrypted.subarray(0, Math.floor(encrypted.length * share));
      expect(await refusal(cut, { passphrase })).toMatch(/incomplete or was changed|not a backup/);
    },
  );

  it.each([0.1, 0.5, 0.9])(
    'rejects a backup when a byte at %f of it was changed (ASVS 11.3.3)',
    async (share) => {
      for (const bytes of [plain, encrypted]) {
        const changed = Buffer.from(bytes);
        changed[Math.floor(bytes.length * share)]! ^= 1;
        const options = bytes === encrypted ? { passphrase } : {};
        expect(await refusal(changed, options)).toBe(DAMAGED);
      }
    },
  );

  it('rejects a backup when a row was changed and packed again', async () => {
    expect(await refusal(altered('Customer 17\t', 'Customer 18\t'))).toBe(DAMAGED);
  });

  it('rejects a backup when a checksum was changed and packed again', async () => {
    const sum = /"sha256": "(?<sum>[0-9a-f]{64})"/.exec(gunzipSync(plain).toString('latin1'))!;
    const was = sum.groups!.sum!;
    expect(await refusal(altered(was, was.replace(/^./, was.startsWith('0') ? '1' : '0')))).toBe(
      DAMAGED,
    );
  });

  it('rejects a backup made by a newer Polaris', async () => {
    const newer = altered('HoldsOfVisitors1700000000098', 'HoldsOfVisitors1700000009911');
    expect(await refusal(newer)).toBe(
      'The backup was made by a newer Polaris (0.1.0). Update this one first.',
    );
    expect(await refusal(altered('"format": 1', '"format": 3'))).toBe(
      'The backup was made by a newer Polaris (0.1.0). Update this one first.',
    );
  });

  it('rejects a backup from before the baseline, and names the commit that restores it', async () => {
    const older = altered('HoldsOfVisitors1700000000098', 'ProviderRefunds1700000000028');
    expect(await refusal(older)).toMatch(
      /^The backup is too old for this Polaris: restore it with commit [0-9a-f]{40} of it, /,
    );
  });

  it('rejects a backup with an unknown column', async () => {
    expect(await refusal(altered('"totalValue"', '"totalWorth"'))).toBe(
      'The backup has a column customers.totalWorth that this version of Polaris does not know.',
    );
  });

  it('rejects a file of another kind as a backup', async () => {
    expect(await refusal(Buffer.from('not a backup at all'))).toBe(
      'FILE is not a backup of Polaris.',
    );
    expect(await refusal(gzipSync('neither is this'))).toBe(DAMAGED);
  });

  it('rejects an encrypted backup with a wrong or missing passphrase', async () => {
    expect(await refusal(encrypted, { passphrase: 'not the one at all' })).toBe(
      'The passphrase does not open this backup.',
    );
    expect(await refusal(encrypted)).toBe(
      'This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.',
    );
  });

  it('rejects a backup file that does not exist', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(restoreArchive(target.url, nowhere, restoreRules)).rejects.toThrow(
      `There is no file ${nowhere}.`,
    );
    await expect(restoreArchive(target.url, folder, restoreRules)).rejects.toThrow(
      `${folder} is not a file.`,
    );
  });
});

describe('a restore', () => {
  it('ends a restore without a change when the database connection is lost', async () => {
    const file = join(folder, 'lost');
    writeFileSync(file, plain);
    let isLost = false;
    const onProgress = ({ table }: { table: string }) => {
      if (table !== 'customers' || isLost) return;
      isLost = true;
      // Synchronously, between two pieces of the table.
      execFileSync(process.execPath, ['-e', END_RESTORES, target.url], { cwd: process.cwd() });
    };
    await expect(restoreArchive(target.url, file, restoreRules, { onProgress })).rejects.toThrow();
    expect(isLost).toBe(true);
    const tables = await query(target.url, sql`select from pg_tables where schemaname = 'public'`);
    expect(tables).toEqual([]);
  });

  const END_RESTORES = `
    const pg = require('pg');
    const client = new pg.Client(process.argv[1]);
    client.connect()
      .then(() => client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'polaris-restore' and datname = current_database()"))
      .then(() => client.end());`;
});

describe('a backup', () => {
  it('restores an intact backup with every constraint and trigger active', async () => {
    const restored = await createTestDatabase('empty');
    const file = join(folder, 'whole');
    writeFileSync(file, plain);
    await restoreArchive(restored.url, file, restoreRules);
    const guards = sql`
      select conrelid::regclass::text as of, conname as name, convalidated::text as state
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
        where not tgisinternal
      order by 1, 2, 3`;
    expect(await query(restored.url, guards)).toEqual(await query(source.url, guards));
    await restored.drop();
  });

  it('makes one backup at a time', async () => {
    const client = createClient({ connectionString: source.url });
    await client.connect();
    await underBackupLock(client, () =>
      expect(writeBackupFile(source.url, join(folder, 'second'))).rejects.toThrow(
        'Another backup is being made. Try again when it has ended.',
      ),
    );
    await client.end();
    expect(await writeBackupFile(source.url, join(folder, 'third'))).toMatchObject({ rows: 1201 });
  });

  it('rejects to back up a database without Polaris', async () => {
    const file = join(folder, 'empty');
    await expect(writeBackupFile(target.url, file)).rejects.toThrow(
      'This database holds no Polaris.',
    );
  });

  it('ends a backup when its output closes', async () => {
    let bytes = 0;
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done(bytes > 2000 ? new Error('The download was cut.') : null);
      },
    });
    await expect(writeBackup(source.url, output)).rejects.toThrow('The download was cut.');
  });

  it('ends a backup when the database connection is lost', async () => {
    const output = new Writable({
      write: (_chunk, _encoding, done) => void endBackups().then(() => done(), done),
    });
    await expect(writeBackup(source.url, output)).rejects.toThrow(
      'The database was lost while it was read. Try again.',
    );
  });

  const endBackups = () =>
    query(
      source.url,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'polaris-backup' and datname = current_database()`,
    );

  it('fails the whole backup when one entry cannot be written', async () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('full')) });
    const archive = new ArchiveWriter(output);
    const adding = (async () => {
      for (;;) await archive.add('piece', Buffer.alloc(1_000_000, Math.random().toString()));
    })();
    await expect(adding).rejects.toThrow('full');
  });
});
