import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, fake } from '../../testing/electron.ts';
import { start } from '../../testing/start.ts';

beforeAll(async () => {
  fake.takenShortcuts.add('Control+Shift+Space');
  await start(() => import('./main.ts'));
});

afterAll(() => app.quit());

const ownPage = { senderFrame: { url: 'app://polaris/admin', parent: null } } as never;
const page = (channel: string) =>
  fake.ipcHandlers.get(`polaris:${channel}`)!(ownPage) as Promise<unknown>;

it('remembers that the user does not want to be told about a taken shortcut again', async () => {
  await page('dismiss-taken-shortcuts');
  expect(await page('read-state')).toMatchObject({ dismissedShortcuts: ['Control+Shift+Space'] });
  const stored = readFileSync(join(fake.folder, 'polaris/settings.json'), 'utf8');
  expect(JSON.parse(stored)).toMatchObject({ dismissedShortcuts: ['Control+Shift+Space'] });
});
