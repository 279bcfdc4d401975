import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlobsService } from '../../../platform/blobs/blobs.service';
import { usesCheapPassphrases } from '../../../testing/cheap-passphrases';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { NightlyBackupsService } from '../nightly-backups.service';

usesCheapPassphrases();

const passphrase = 'four words of my own';
const restores = '/api/admin/backups/restores';

let folder: string;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-site-'));
  polaris = await startTestApp({ env: { BACKUP_DIR: folder, BACKUP_PASSPHRASE: passphrase } });
  owner = await polaris.owner();
  await until(async () => (await state()).rehearsal);
  await polaris.app.get(BlobsService).store(Buffer.from('a picture of the owner'));
});
afterAll(async () => {
  await polaris.close();
  rmSync(folder, { recursive: true });
});

const state = async () => (await owner.get('/api/admin/backups')).body;
const blobFiles = () =>
  readdirSync(join(folder, 'blobs'))
    .filter((name) => name.endsWith('.age'))
    .map((name) => join(folder, 'blobs', name));

/** Names have seconds. */
async function nextBackup(): Promise<string> {
  const { last } = await state();
  await until(() => !last.file.includes(new Date().toISOString().replace(/[-:]|\.\d+/g, '')));
  await polaris.app.get(NightlyBackupsService).run();
  return (await state()).last.file;
}

/** The admin area's verdict about an uploaded backup. */
async function check(site: Person, file: string): Promise<string> {
  const { body } = await site.post(restores, { currentPassword: PASSWORD, passphrase });
  const raw = new Uint8Array(readFileSync(file));
  const headers = { 'content-type': 'application/octet-stream' };
  await site.put(`${restores}/${body.id}/file?offset=0`, undefined, { raw, headers });
  const checked = await site.post(`${restores}/${body.id}/check`);
  return checked.status === 200 ? 'checked' : checked.body.detail;
}

describe('the nightly backup of a site with files', () => {
  it('accepts a nightly backup in the admin area when its files are in BACKUP_DIR', async () => {
    const file = await nextBackup();
    expect((await state()).rehearsal.result).toBe('passed');
    expect(await check(owner, file)).toBe('checked');
    const [blob] = blobFiles();
    const whole = readFileSync(blob!);
    rmSync(blob!);
    expect(await check(owner, file)).toBe(
      `A file that the backup needs is missing in ${folder}/blobs: ${blob!.split('/').at(-1)}.`,
    );
    writeFileSync(blob!, whole);
  });

  it('rejects a nightly backup in one sentence when the server has no BACKUP_DIR', async () => {
    const other = await startTestApp();
    expect(await check(await other.owner(), (await state()).last.file)).toBe(
      'The backup needs its files, which lie in a folder "blobs" beside it; that folder is neither beside it nor in BACKUP_DIR.',
    );
    await other.close();
  });

  it('detects a damaged file in the rehearsal of a backup, and stores it again the next night', async () => {
    const [blob] = blobFiles();
    const whole = readFileSync(blob!);
    writeFileSync(blob!, Buffer.from(whole).fill(0, whole.length - 10));
    await nextBackup();
    const { rehearsal } = await state();
    expect([rehearsal.result, rehearsal.message]).toEqual([
      'failed',
      `A file that the backup needs was changed or is damaged in ${folder}/blobs: ${blob!.split('/').at(-1)}.`,
    ]);
    await nextBackup();
    expect((await state()).rehearsal.result).toBe('passed');
    expect(blobFiles()).toEqual([blob]);
  });
});
