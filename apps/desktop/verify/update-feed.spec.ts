import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Updates } from '../src/main/shell/updates.ts';
import { until } from '../testing/until.ts';
import { createUpdater } from '../testing/real-updater.ts';
import { serveFeed } from './update-feed.ts';

const content = Buffer.from('version two');
const sha512 = createHash('sha512').update(content).digest('base64');
const log: string[] = [];

let folder: string;
let feed: Server;
const url = () => `http://127.0.0.1:${(feed.address() as AddressInfo).port}/`;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-updates-'));
  writeFileSync(join(folder, 'Polaris-0.0.2.AppImage'), content);
  process.env.APPIMAGE = join(folder, 'installed.AppImage');
  writeFileSync(process.env.APPIMAGE, 'version one');
  log.length = 0;
  feed = await serveFeed(folder, 0);
});
afterEach(() => {
  delete process.env.APPIMAGE;
  feed.closeAllConnections();
  feed.close();
});

/** What electron-builder writes beside the files. */
const offer = (hash: string) =>
  writeFileSync(
    join(folder, 'latest-linux.yml'),
    `version: 0.0.2\npath: Polaris-0.0.2.AppImage\nsha512: ${hash}\nfiles:\n  - url: Polaris-0.0.2.AppImage\n    sha512: ${hash}\n    size: ${content.byteLength}\n`,
  );

async function update() {
  const updater = createUpdater(url(), '0.0.1');
  const updates = new Updates(
    () => undefined,
    { write: (line) => void log.push(line) },
    async () => updater,
  );
  await updates.check();
  await until(() => !['checking', 'loading'].includes(updates.state.step));
  updates.stop();
  return updates.state;
}

it('updates version 0.0.1 to 0.0.2 from a folder that electron-builder has filled', async () => {
  offer(sha512);
  expect(await update()).toEqual({ step: 'ready', version: '0.0.2' });
});

it('offers no version whose file differs from the packed one', async () => {
  offer(createHash('sha512').update('another').digest('base64'));
  expect(await update()).toMatchObject({ step: 'failed' });
  expect(log.join()).toContain('sha512 checksum mismatch');
});

it('serves no file of another folder', async () =>
  expect((await fetch(`${url()}..%2F..%2Fetc%2Fpasswd`)).status).toBe(404));
