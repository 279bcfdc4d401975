import { afterEach, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, fake, nativeTheme } from '../../../testing/electron.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { Settings } from '../store/settings.ts';
import { Windows } from './windows.ts';

app.emitReady();

afterEach(() => {
  restorePlatform();
  nativeTheme.shouldUseDarkColors = false;
  for (const window of [...fake.windows()]) window.destroy();
  app.removeAllListeners();
});

const open = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-title-bar-'));
  const windows = new Windows(new Settings(join(folder, 'settings.json')), {
    write: () => undefined,
  });
  await windows.open();
  return { windows, main: fake.windows()[0]! };
};

it.each(['win32', 'linux'] as const)(
  "draws the system's buttons in the colors of the theme on %s",
  async (platform) => {
    setPlatform(platform);
    const { main } = await open();
    const light = main.overlayColor;
    nativeTheme.shouldUseDarkColors = true;
    nativeTheme.emit('updated');
    expect([light, main.overlayColor]).toEqual(['#fcfbf7', '#0c1224']);
    main.destroy();
    expect(() => nativeTheme.emit('updated')).not.toThrow();
  },
);

it('leaves the traffic lights to macOS, within the title bar', async () => {
  setPlatform('darwin');
  const { main } = await open();
  expect(() => nativeTheme.emit('updated')).not.toThrow();
  expect(main.options).toMatchObject({
    titleBarStyle: 'hidden',
    titleBarOverlay: { height: 43 },
    trafficLightPosition: { x: 14, y: 15 },
  });
});

it('shows the menu below the title bar, as the window has no menu bar', async () => {
  setPlatform('win32');
  fake.menu = [{ label: 'File' }];
  fake.popup = [];
  const { windows, main } = await open();
  windows.showMenu();
  expect([main.hasMenuBar, fake.popup]).toEqual([false, fake.menu]);
});
