import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../testing/test-app';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../dist/one-time-link.js', import.meta.url));

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const oneTimeLink = (...args: string[]) =>
  run(process.execPath, [COMMAND, ...args], {
    cwd: polaris.dataDir,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: (polaris.dataSource.options as { url: string }).url,
      SESSION_SECRET: 's'.repeat(43),
      PUBLIC_URL: 'https://polaris.example',
    },
  });

it('lets an owner with a forgotten password in through a link when no mail is sent', async () => {
  const owner = await polaris.owner();
  const { stdout } = await oneTimeLink(owner.user.email.toUpperCase());
  const token = /https:\/\/polaris\.example\/login#reset=([\w-]{43})/.exec(stdout)![1];
  const visitor = polaris.visitor();
  const password = 'another good one';
  const reset = await visitor.post('/api/auth/reset-password', { token, password });
  expect(reset.body).toMatchObject({ email: owner.user.email, isAdmin: true });
});

it.each([
  [[], 'Name the address of an account: npm run one-time-link -- ADDRESS\n'],
  [['nobody@example.com'], 'There is no account with the address nobody@example.com.\n'],
])('prints what is missing and exits with 1 when called with %j', async (args, stderr) => {
  await expect(oneTimeLink(...args)).rejects.toMatchObject({ code: 1, stderr });
});
