import { beforeAll, expect, it } from '@jest/globals';
import { app, fake } from '../../testing/electron.ts';
import { start } from '../../testing/start.ts';

beforeAll(async () => {
  await start(() => import('./main.ts'));
});

it('closes all windows when an update is installed, although closing otherwise only hides them', () => {
  fake.shortcuts.get('Control+Shift+Y')!();
  for (const window of fake.windows()) window.close();
  expect(fake.windows()).toHaveLength(2);
  expect(app.quitAndInstall()).toBe(true);
  expect([fake.windows(), fake.exitCode, fake.shortcuts.size]).toEqual([[], 0, 0]);
});
