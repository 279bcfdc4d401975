import { DAY_MS } from '@polaris/contracts';
import { hash as digest, randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from '../../../platform/database/connections';
import { type SqlText, sql } from '../../../platform/database/sql';
import { restoreRules } from '../../../restore-rules';
import { usesCheapPassphrases } from '../../../testing/cheap-passphrases';
import { createTestDatabase } from '../../../testing/test-database';
import { readArchive } from '../archive/archive-reader';
import { AGE_MAGIC, openWith, sealFor, sealedSize } from '../archive/encryption';
import { writeBackupFile } from '../backup-file';
import { NightlyFolder } from '../folders/nightly-folder';
import { restoreArchive } from '../restore/restore-archive';
import { underBackupLock } from '../snapshot/backup-lock';
import { blobName, deriveBlobKey } from './blob-key';
import { readList, writeList } from './blob-list';

usesCheapPassphrases();

const passphrase = 'four words of my own';
const installation = '0123456789abcdef0123456789abcdef';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let url: string;
let folder: NightlyFolder;
beforeAll(async () => {
  database = await createTestDatabase();
  url = database.url;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await query(url, sql`delete from blobs`);
  folder = new NightlyFolder(mkdtempSync(join(tmpdir(), 'polaris-blobs-')));
});
afterEach(() => rmSync(folder.path, { recursive: true }));

async function query(of: string, text: SqlText, values: unknown[] = []) {
  const client = createClient({ connectionString: of });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function store(content: Buffer): Promise<string> {
  const hash = digest('sha256', content, 'hex');
  await query(url, sql`insert into blobs (hash, size, content) values ($1, $2, $3)`, [
    hash,
    content.length,
    content,
  ]);
  return hash;
}

const forget = (hash: string) => query(url, sql`delete from blobs where hash = $1`, [hash]);

/** Without a passphrase if that is null. */
const night = (daysAgo: number, secret: string | null = passphrase) =>
  folder.write(new Date(Date.now() - daysAgo * DAY_MS), {
    url,
    passphrase: secret ?? undefined,
    installation,
  });

const stored = () => readdirSync(folder.blobs.path).filter((name) => !name.endsWith('.list'));
const bytesIn = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Changes when a file is written again. */
const written = () => stored().map((name) => statSync(join(folder.blobs.path, name)).ino);

/** As if everything in the folder had been written two days ago. */
function age(): void {
  const at = new Date(Date.now() - 2 * DAY_MS);
  for (const name of readdirSync(folder.blobs.path))
    utimesSync(join(folder.blobs.path, name), at, at);
}

/** The message of a restore into an empty database, and the files that are there afterwards. */
async function restore(file: string, secret: string | null = passphrase) {
  const options = { passphrase: secret ?? undefined };
  const target = await createTestDatabase('empty');
  const said = await restoreArchive(target.url, file, restoreRules, options).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  const tables = await query(target.url, sql`select from pg_tables where schemaname = 'public'`);
  const contents =
    tables.length > 0
      ? await query(target.url, sql`select hash, content from blobs order by hash`)
      : [];
  await target.drop();
  return { said, tables: tables.length, contents };
}

describe('nightly backups of files', () => {
  it('stores unchanged files once when 30 nightly backups are made', async () => {
    const size = 20 * 50_000;
    for (let count = 0; count < 20; count += 1) await store(randomBytes(50_000));
    let archives = (await night(31, null)).bytes;
    const first = written();
    for (let daysAgo = 29; daysAgo > 0; daysAgo -= 1)
      archives += (await night(daysAgo, null)).bytes;
    expect(stored()).toHaveLength(20);
    expect(written()).toEqual(first);
    // Plus 30 lists of 20 names.
    expect(bytesIn(folder.path) - archives).toBeLessThan(size + 30 * 21 * 70);
    expect(archives / 30).toBeLessThan(60_000);
  });

  it.each([null, passphrase])(
    'restores every file from beside the archive (passphrase: %s)',
    async (secret) => {
      // Bytes that COPY could not keep, every byte, and more than one chunk of the encryption.
      const contents = [Buffer.from([0]), Buffer.from(Array.from({ length: 256 }, (_, i) => i))];
      contents.push(randomBytes(200_000));
      const hashes = [];
      for (const content of contents) hashes.push(await store(content));
      const { file } = await night(0, secret);
      const { header, manifest } = await readArchive(file, secret ?? undefined);
      const key = header.blobs!.key;
      expect(stored().toSorted()).toEqual(hashes.map((hash) => blobName(hash, key)).toSorted());
      expect(manifest.tables.find(({ name }) => name === 'blobs')!.bytes).toBeLessThan(1000);
      const { said, contents: restored } = await restore(file, secret);
      expect(said).toBe('restored');
      const sorted = hashes.map((hash, at) => ({ hash, content: contents[at] }));
      expect(restored).toEqual(sorted.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)));
    },
  );

  it('reveals nothing of a file beside a backup when there is a passphrase', async () => {
    const content = Buffer.from('a portrait of somebody'.repeat(100));
    const hash = await store(content);
    const { file } = await night(0);
    const [name] = stored();
    const sealed = readFileSync(join(folder.blobs.path, name!));
    const seen = readdirSync(folder.path, { recursive: true }).join() + sealed.toString('latin1');
    expect(seen).not.toContain(hash);
    expect(seen).not.toContain('portrait');
    expect(sealed.subarray(0, AGE_MAGIC.length)).toEqual(AGE_MAGIC);
    // The archive's key opens it with the standard tool.
    const { identity } = (await readArchive(file, passphrase)).header.blobs!.key!;
    expect(await openWith(identity, sealed)).toEqual(content);
    expect(statSync(join(folder.blobs.path, name!)).mode & 0o777).toBe(0o600);
    expect(statSync(folder.blobs.path).mode & 0o777).toBe(0o700);
  });

  it('names and seals files differently with another passphrase or in another installation', async () => {
    await store(Buffer.from('one file'));
    const names = new Set<string>();
    for (const [at, secret, site] of [
      [2, passphrase, installation],
      [1, 'another four words', installation],
    ] as const) {
      await folder.write(new Date(at * DAY_MS), { url, passphrase: secret, installation: site });
      for (const name of stored()) names.add(name);
    }
    expect(names.size).toBe(2);
    const other = new NightlyFolder(mkdtempSync(join(tmpdir(), 'polaris-blobs-')));
    await other.write(new Date(), { url, passphrase, installation: 'f'.repeat(32) });
    for (const name of readdirSync(other.blobs.path)) names.add(name);
    expect([...names].filter((name) => !name.endsWith('.list'))).toHaveLength(3);
    rmSync(other.path, { recursive: true });
  });

  it('keeps every file in a backup that is moved elsewhere', async () => {
    const content = randomBytes(1000);
    await store(content);
    const file = join(folder.path, 'polaris.tar.gz');
    await writeBackupFile(url, file, { passphrase });
    expect(readdirSync(folder.path)).toEqual(['polaris.tar.gz']);
    expect((await readArchive(file, passphrase)).header).toMatchObject({ format: 1 });
    const { said, contents } = await restore(file);
    expect([said, contents]).toMatchObject(['restored', [{ content }]]);
  });
});

describe('refusing a backup with missing or changed files', () => {
  const spoil: [string, (path: string) => void, RegExp][] = [
    ['missing', (path) => rmSync(path), /^A file that the backup needs is missing in \S+: \S+\.$/],
    [
      'changed in one byte',
      (path) => {
        const bytes = readFileSync(path);
        bytes[Math.floor(bytes.length / 2)]! ^= 1;
        writeFileSync(path, bytes);
      },
      /^A file that the backup needs was changed or is damaged in \S+: \S+\.$/,
    ],
    [
      'cut off',
      (path) => writeFileSync(path, readFileSync(path).subarray(0, -1)),
      / was changed or is damaged in /,
    ],
    ['empty', (path) => writeFileSync(path, ''), / was changed or is damaged in /],
  ];

  describe.each([null, passphrase])('(passphrase: %s)', (secret) => {
    it.each(spoil)('reports a file that is %s before anything changes', async (_, change, said) => {
      await store(Buffer.from('a picture'));
      const { file } = await night(0, secret);
      const [name] = stored();
      change(join(folder.blobs.path, name!));
      const refusal = await restore(file, secret);
      expect(refusal.said).toMatch(said);
      expect(refusal.said).toContain(name);
      expect(refusal.tables).toBe(0);
    });
  });

  it('rejects a backup when one of its files was replaced by another of the same site', async () => {
    const hashes = [await store(Buffer.from('file one')), await store(Buffer.from('file two'))];
    const { file } = await night(0);
    const { key } = (await readArchive(file, passphrase)).header.blobs!;
    const [first, second] = hashes.map((hash) => join(folder.blobs.path, blobName(hash, key)));
    cpSync(first!, second!);
    expect((await restore(file)).said).toMatch(/ was changed or is damaged in /);
  });

  it('reports how many files of a backup are missing', async () => {
    for (const content of ['one', 'two', 'three']) await store(Buffer.from(content));
    const { file } = await night(0);
    for (const name of stored()) rmSync(join(folder.blobs.path, name));
    expect((await restore(file)).said).toMatch(
      /^A file that the backup needs is missing in \S+: \S+, and 2 more\.$/,
    );
  });

  it('reports which folder an archive needs when it was moved without it', async () => {
    await store(Buffer.from('a picture'));
    const { file } = await night(0);
    const alone = join(mkdtempSync(join(tmpdir(), 'polaris-alone-')), 'carried.tar.gz.age');
    cpSync(file, alone);
    expect((await restore(alone)).said).toBe(
      'The backup needs its files, which lie in a folder "blobs" beside it; that folder is neither beside it nor in BACKUP_DIR.',
    );
    rmSync(dirname(alone), { recursive: true });
  });
});

describe('removing files of backups', () => {
  it('keeps a file for as long as a kept backup needs it', async () => {
    const hash = await store(Buffer.from('taken down later'));
    await store(Buffer.from('there for ever'));
    await night(3);
    await forget(hash);
    await night(0);
    age();
    await folder.removeOld(url);
    expect(stored()).toHaveLength(2);
    const [oldest] = readdirSync(folder.path).filter((name) => name.startsWith('polaris-nightly'));
    rmSync(join(folder.path, oldest!));
    await folder.removeOld(url);
    expect(stored()).toHaveLength(1);
    expect(readdirSync(folder.blobs.path).filter((name) => name.includes(oldest!))).toEqual([]);
  });

  it('removes files left by a server that was killed before it named its archive', async () => {
    const hash = await store(Buffer.from('of an archive that never was'));
    const { file } = await night(1);
    rmSync(file);
    await forget(hash);
    await night(0);
    // Younger than a day: its archive may still be written.
    await folder.removeOld(url);
    expect(stored()).toHaveLength(1);
    age();
    await folder.removeOld(url);
    expect(stored()).toEqual([]);
  });

  it('removes no file of backups while the list of one cannot be read', async () => {
    const hash = await store(Buffer.from('needed by the older one'));
    const { file } = await night(1);
    await forget(hash);
    await night(0);
    age();
    const list = join(folder.blobs.path, `${file.slice(folder.path.length + 1)}.list`);
    writeFileSync(list, readFileSync(list, 'utf8').slice(0, -3));
    await folder.removeOld(url);
    expect(stored()).toHaveLength(1);
    rmSync(list);
    await folder.removeOld(url);
    expect(stored()).toHaveLength(1);
  });

  it('removes no file of backups while another backup is made', async () => {
    const hash = await store(Buffer.from('needed again by the one that is made'));
    const { file } = await night(1);
    rmSync(file);
    await forget(hash);
    age();
    const client = createClient({ connectionString: url });
    await client.connect();
    await underBackupLock(client, () =>
      expect(folder.removeOld(url)).rejects.toThrow('Another backup is being made.'),
    );
    await client.end();
    expect(stored()).toHaveLength(1);
    await folder.removeOld(url);
    expect(stored()).toEqual([]);
  });

  it('leaves foreign files in the backup folder alone', async () => {
    await night(0);
    writeFileSync(join(folder.blobs.path, 'notes.txt'), 'Mine');
    writeFileSync(join(folder.path, 'notes.txt'), 'Mine');
    age();
    await folder.removeOld(url);
    expect(readdirSync(folder.blobs.path)).toContain('notes.txt');
    expect(readdirSync(folder.path)).toContain('notes.txt');
  });

  it('removes partial files that have not been written to for an hour', async () => {
    await night(0);
    const [old, fresh] = [
      '.polaris-nightly-1.tar.gz.0a.partial',
      '.polaris-nightly-2.tar.gz.partial',
    ];
    const hourAgo = new Date(Date.now() - 3_700_000);
    for (const path of [folder.path, folder.blobs.path]) {
      for (const name of [old, fresh]) writeFileSync(join(path, name), 'half');
      utimesSync(join(path, old), hourAgo, hourAgo);
    }
    await folder.removeOld(url);
    for (const path of [folder.path, folder.blobs.path])
      expect(readdirSync(path).filter((name) => name.startsWith('.'))).toEqual([fresh]);
  });

  it('rejects a folder with the backups of another installation, and changes nothing in it', async () => {
    await night(0);
    const before = readdirSync(folder.path, { recursive: true }).toSorted();
    const other = folder.write(new Date(), { url, passphrase, installation: 'f'.repeat(32) });
    await expect(other).rejects.toThrow(
      `${folder.path} holds the backups of another Polaris. Name another folder, or delete polaris-site.txt there if they are of this one.`,
    );
    expect(readdirSync(folder.path, { recursive: true }).toSorted()).toEqual(before);
  });
});

describe("an archive's list of files", () => {
  const names = ['a'.repeat(64), `${'b'.repeat(64)}.age`];

  it.each([[names], [[]]])('reads a list as it was written: %j', (list) =>
    expect(readList(writeList(list))).toEqual(list),
  );

  it('ignores the list of an archive when part of it is missing', () => {
    const text = writeList(names);
    for (let length = 0; length < text.length; length += 1)
      expect(readList(text.slice(0, length))).toBeUndefined();
    expect(readList(text.slice(65))).toBeUndefined();
    expect(readList(text.replace('aaa', '../'))).toBeUndefined();
  });
});

it.each([1, 65_535, 65_536, 65_537, 200_000])(
  'computes the size of a sealed file of %d bytes',
  async (size) => {
    const { identity } = await deriveBlobKey(passphrase, installation);
    expect((await sealFor(identity, randomBytes(size))).length).toBe(sealedSize(size));
  },
);
