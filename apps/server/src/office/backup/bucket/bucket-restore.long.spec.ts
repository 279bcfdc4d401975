import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usesCheapPassphrases } from '../../../testing/cheap-passphrases';
import { emptyDataFolder } from '../../../testing/processes/data-folder';
import { runCommand } from '../../../testing/processes/run-command';
import { useServers } from '../../../testing/processes/running-servers';
import { S3StandIn } from '../../../testing/stand-ins/s3/s3-stand-in';
import { PASSWORD } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { backupName } from '../backup-names';

usesCheapPassphrases();

const create = useServers();
/** One pixel. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4kGAAQQxwFgBSNAfh6fOwyAAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const owner = { email: 'owner@example.com', password: PASSWORD };

let s3: S3StandIn;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  s3 = await S3StandIn.start();
  folder = mkdtempSync(join(tmpdir(), 'polaris-bucket-restore-'));
  env = {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: PASSWORD,
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE: 'four words of my own',
    BACKUP_S3_URL: s3.url(),
  };
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const copies = () =>
  [...s3.files.keys()]
    .map((key) => key.replace('site/', ''))
    .filter((name) => name.startsWith('polaris-nightly-'));

describe('a machine that is lost with its disk', () => {
  it('restores the site from the bucket with the passphrase', async () => {
    const lost = await create(env);
    await lost.start();
    const caller = lost.caller;
    await caller.post('/api/auth/login', owner);
    const idle = () => until(async () => !(await caller.get('/api/admin/backups')).body.isRunning);
    const [first] = await until(copies, ({ length }) => length > 0);
    await idle();
    const { body: customer } = await caller.post('/api/customers', { name: 'Harbor Trust' });
    const { body: user } = await caller.put('/api/account/picture', undefined, {
      raw: PNG,
      headers: { 'content-type': 'image/png' },
    });
    const picture: string = user.profileImageUrl;
    // Names have seconds.
    await until(() => backupName(new Date(), true, 'polaris-nightly') > first!);
    expect((await caller.post('/api/admin/backups')).status).toBe(202);
    const [newest] = await until(copies, ([name, ...more]) => name !== first && more.length === 0);
    await idle();
    await lost.dispose();
    const beside = await create(env, emptyDataFolder());
    const file = join(folder, newest!);
    const fromFolder = await runCommand('restore', [file], { ...env, DATA_DIR: beside.dataDir });
    expect(fromFolder).toEqual({ code: 0, output: expect.stringContaining('Restored the backup') });
    await beside.dispose();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);

    const other = await create(env, emptyDataFolder());
    const restore = (...args: string[]) =>
      runCommand('restore', args, { ...env, DATA_DIR: other.dataDir });
    expect(await restore('--from-bucket', 'polaris-none.tar.gz.age')).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no backup polaris-none\.tar\.gz\.age at /),
    });
    const restored = await restore('--from-bucket');
    expect(restored).toEqual({
      code: 0,
      output: expect.stringContaining(`Bringing ${newest} from`),
    });
    expect(readdirSync(other.dataDir).filter((name) => name.startsWith('from-'))).toEqual([]);
    await other.start();
    const again = other.caller;
    await again.post('/api/auth/login', owner);
    const found = await again.get(`/api/customers/${customer.id}`);
    expect(found.body).toMatchObject({ name: 'Harbor Trust' });
    expect((await again.get(picture)).headers.get('content-type')).toBe('image/png');
  });
});
