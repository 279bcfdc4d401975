import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Updates } from '../src/main/shell/updates.ts';
import { createUpdater } from './real-updater.ts';

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

async function checkOnce() {
  const updater = createUpdater(`http://127.0.0.1:${(feed.address() as AddressInfo).port}/`);
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
