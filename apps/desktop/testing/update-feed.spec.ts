import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { NodeHttpExecutor } from 'builder-util';
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Updates } from '../src/main/shell/updates.ts';

/** A place where new versions are looked for, with something else there. */
let feed: Server;
let log: string[];
let answer: { type: string; body: string };
beforeEach(async () => {
  process.env.APPIMAGE = '/opt/Polaris.AppImage';
  log = [];
  feed = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': answer.type }).end(answer.body),
  );
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  delete process.env.APPIMAGE;
  await new Promise((closed) => feed.close(closed));
});

/** electron-updater itself, on a machine without Electron. */
function updater() {
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

async function lookOnce() {
  const found = updater();
  const updates = new Updates(
    () => undefined,
    { write: (line) => void log.push(line) },
    async () => found,
  );
  await updates.check();
  updates.stop();
  return updates.state;
}

it.each([
  ['a page', { type: 'text/html', body: '<!doctype html><title>Sign in to the hotel</title>' }],
  ['nothing', { type: 'text/yaml', body: '' }],
  ['zeros', { type: 'application/octet-stream', body: '\0'.repeat(500) }],
  ['no version', { type: 'text/yaml', body: 'files: []\n' }],
])('a feed that is %s fails in words, and nothing is loaded', async (_, given) => {
  answer = given;
  expect(await lookOnce()).toEqual({
    step: 'failed',
    message: 'The new version could not be loaded. It is tried again later.',
  });
  expect(log[0]).toMatch(/^update Error: /);
});

it('a feed that knows nothing newer says that this is the newest', async () => {
  answer = {
    type: 'text/yaml',
    body: 'version: 1.0.0\nfiles:\n  - url: a.AppImage\n    sha512: x\n    size: 1\n',
  };
  expect(await lookOnce()).toEqual({ step: 'current' });
});

it('a copy that cannot be replaced says so, and does not look for ever', async () => {
  delete process.env.APPIMAGE;
  expect(await lookOnce()).toEqual({ step: 'unavailable' });
});
