import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { NodeHttpExecutor } from 'builder-util';
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Updates } from '../src/main/shell/updates.ts';

/** A server in place of the update feed. */
let feed: Server;
let log: string[];
let response: { type: string; body: string };
beforeEach(async () => {
  process.env.APPIMAGE = '/opt/Polaris.AppImage';
  log = [];
  feed = createServer((_request, reply) =>
    reply.writeHead(200, { 'Content-Type': response.type }).end(response.body),
  );
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  delete process.env.APPIMAGE;
  await new Promise((closed) => feed.close(closed));
});

/** The real electron-updater, without Electron. */
function createUpdater() {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-feed-'));
  const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/`;
  const appUpdateConfigPath = join(folder, 'app-update.yml');
  writeFileSync(appUpdateConfigPath, `provider: generic\nurl: ${url}\n`);
  const updater = new AppImageUpdater(null, {
    ...{ version: '1.0.0', name: 'polaris', isPackaged: true, appUpdateConfigPath },
    ...{ userDataPath: folder, baseCachePath: folder },
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  });
  updater.logger = null;
  Object.assign(updater, { httpExecutor: new NodeHttpExecutor() });
  return updater;
}

async function checkOnce() {
  const updater = createUpdater();
  const updates = new Updates(
    () => undefined,
    { write: (line) => void log.push(line) },
    async () => updater,
  );
  await updates.check();
  updates.stop();
  return updates.state;
}

it.each([
  [
    'an HTML page',
    { type: 'text/html', body: '<!doctype html><title>Sign in to the hotel</title>' },
  ],
  ['empty', { type: 'text/yaml', body: '' }],
  ['all zeros', { type: 'application/octet-stream', body: '\0'.repeat(500) }],
  ['without a version', { type: 'text/yaml', body: 'files: []\n' }],
])('shows an error and downloads nothing when the feed is %s', async (_, given) => {
  response = given;
  expect(await checkOnce()).toEqual({
    step: 'failed',
    message: 'The update could not be downloaded. Polaris will try again later.',
  });
  expect(log[0]).toMatch(/^update Error: /);
});

it('reports that this is the newest version when the feed has no newer one', async () => {
  response = {
    type: 'text/yaml',
    body: 'version: 1.0.0\nfiles:\n  - url: a.AppImage\n    sha512: x\n    size: 1\n',
  };
  expect(await checkOnce()).toEqual({ step: 'current' });
});

it('reports updates as unavailable in a copy that cannot be replaced', async () => {
  delete process.env.APPIMAGE;
  expect(await checkOnce()).toEqual({ step: 'unavailable' });
});
