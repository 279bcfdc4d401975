import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { releaseCheckSchema } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { VERSION } from '../../../platform/config/version';
import { untilDone } from '../../../testing/jobs';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { isNewer } from './is-newer';
import { releaseChecksQueue } from './release-checks.service';

const PATH = '/api/admin/release-check';

/** As GitHub answers: https://docs.github.com/en/repositories/releasing-projects-on-github/linking-to-releases */
let latest = 'v99.1.0';
let status = 302;
const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const publisher = createServer(({ url, headers }, response) => {
  asked.push({ url, headers });
  if (url !== '/example/polaris/releases/latest') response.writeHead(404);
  else response.writeHead(status, { location: `/example/polaris/releases/tag/${latest}` });
  response.end();
});

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done));
  const { port } = publisher.address() as AddressInfo;
  const RELEASES_URL = `http://127.0.0.1:${port}/example/polaris/releases`;
  polaris = await startTestApp({ env: { RELEASES_URL } });
  owner = await polaris.owner();
});
beforeEach(async () => {
  [latest, status] = ['v99.1.0', 302];
  asked.length = 0;
  await polaris.dataSource.query('delete from release_checks');
});
afterAll(async () => {
  await polaris.close();
  publisher.close();
});

const allow = async (isAllowed: boolean) => {
  const { body } = await owner.put(PATH, { isAllowed });
  return releaseCheckSchema.parse(body);
};
const shown = async () => (await owner.get('/api/admin/health')).body.release;

it('requests no releases until the owner allows it, then shows the newer version and its notes', async () => {
  expect(await shown()).toMatchObject({ isAllowed: false, newest: null, checkedAt: null });
  expect(asked).toEqual([]);
  expect(await allow(true)).toMatchObject({
    isAllowed: true,
    newest: '99.1.0',
    notesUrl: expect.stringMatching(/\/example\/polaris\/releases\/tag\/v99\.1\.0$/),
    failure: null,
  });
  expect(await shown()).toMatchObject({ newest: '99.1.0' });
});

it('sends nothing about the site or its version', async () => {
  await allow(true);
  const { 'user-agent': agent, ...headers } = asked[0]!.headers;
  expect(agent).toBe('node');
  expect(JSON.stringify(headers)).not.toContain(VERSION);
  expect(Object.keys(headers).sort()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'sec-fetch-mode',
  ]);
});

it('shows no version that is older or the same', async () => {
  latest = `v${VERSION}`;
  expect(await allow(true)).toMatchObject({ newest: null, notesUrl: null, failure: null });
  latest = 'v0.0.9';
  expect(await allow(true)).toMatchObject({ newest: null });
});

it.each([
  ['refuses', () => void (status = 404), /did not say which version is the newest \(404\)/],
  ['names no version', () => void (latest = '../../evil'), /did not say which version/],
])('explains when the publisher %s, and keeps the known version', async (_, spoil, text) => {
  await allow(true);
  spoil();
  expect(await allow(true)).toMatchObject({
    newest: '99.1.0',
    failure: expect.stringMatching(text),
  });
});

it('stops checking once the owner forbids it', async () => {
  await allow(true);
  await allow(false);
  const add = () => polaris.app.get(JobsService).add(releaseChecksQueue, {});
  await polaris.app.get(Database).transaction(add);
  await untilDone(polaris, releaseChecksQueue);
  expect(asked).toHaveLength(1);
});

it('rejects the setting where the publisher of this Polaris is unknown', async () => {
  const without = await startTestApp();
  const refused = await (await without.owner()).put(PATH, { isAllowed: true });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This Polaris does not know where newer versions are.',
  ]);
  await without.close();
});

it.each([
  ['1.10.0', '1.9.9', true],
  ['1.9.9', '1.10.0', false],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3', false],
])('compares the version %s with %s, newer: %s', (version, than, newer) => {
  expect(isNewer(version, than)).toBe(newer);
});
