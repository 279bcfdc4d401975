import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { app, autoUpdater, fake, screen } from '../../../testing/electron.ts';
import { display } from '../../../testing/fakes/fake.ts';
import { FakeWindow } from '../../../testing/fakes/fake-window.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { Settings } from '../store/settings.ts';
import { Windows } from './windows.ts';

app.emitReady();

let settings: Settings;
let windows: Windows;
let main: FakeWindow;
let log: string[];
const create = async (path?: string) => {
  windows = new Windows(settings, { write: (line) => void log.push(line) });
  await windows.open(path);
  return fake.windows()[0]!;
};
const capture = () => fake.windows().find(({ url }) => url.endsWith('/capture'))!;

beforeEach(async () => {
  fake.displays = [display(1, 0), display(2, 1920)];
  fake.cursor = { x: 10, y: 10 };
  fake.dialogs.length = 0;
  fake.dialogChoice = 0;
  fake.blackScreens = 0;
  fake.inDock = true;
  log = [];
  settings = new Settings(join(mkdtempSync(join(tmpdir(), 'polaris-windows-')), 'settings.json'));
  main = await create();
});
afterEach(() => {
  restorePlatform();
  jest.useRealTimers();
  for (const window of [...fake.windows()]) window.destroy();
  app.removeAllListeners();
});

describe('the main window', () => {
  it('saves the bounds of the main window after it was moved', () => {
    jest.useFakeTimers();
    main.setBounds({ x: 40, y: 60, width: 1000, height: 700 });
    jest.runAllTimers();
    expect(settings.get('window')).toEqual({
      x: 40,
      y: 60,
      width: 1000,
      height: 700,
      maximized: false,
    });
  });

  it('moves to the remaining display when its own is removed', () => {
    main.setBounds({ x: 2200, y: 100, width: 1000, height: 700 });
    screen.remove(2);
    expect(main.bounds).toEqual({ x: 460, y: 143, width: 1000, height: 700 });
    expect(main.bounds.x + main.bounds.width).toBeLessThanOrEqual(1920);
  });

  it('keeps the main window in place when another display is removed', () => {
    main.setBounds({ x: 100, y: 100, width: 1000, height: 700 });
    screen.remove(2);
    expect(main.bounds).toMatchObject({ x: 100, y: 100 });
  });

  it('opens a route that is requested while it is still loading', async () => {
    main.destroy();
    const { promise, resolve } = Promise.withResolvers<void>();
    FakeWindow.loadGate = promise;
    const opening = [windows.open(), windows.open('/admin/customers/12')];
    resolve();
    await Promise.all(opening);
    FakeWindow.loadGate = undefined;
    const [{ url, webContents }] = fake.windows() as [FakeWindow];
    expect([url, webContents.sent]).toEqual(['app://polaris/admin/customers/12', []]);
  });

  it('creates the main window again after it was destroyed, without errors', async () => {
    main.destroy();
    expect(() => windows.send('polaris:state', {})).not.toThrow();
    windows.goInHistory('back');
    await windows.restart('/login');
    await windows.open('/admin');
    expect(fake.windows().map(({ url }) => url)).toEqual(['app://polaris/admin']);
  });

  it('shows an icon on Linux, where an AppImage installs none', async () => {
    main.destroy();
    setPlatform('linux');
    await windows.open();
    expect(basename(fake.windows()[0]!.options.icon as string)).toBe('window.png');
    expect(existsSync(join(import.meta.dirname, '../../../resources/tray/window.png'))).toBe(true);
  });

  it('goes back and forward in its history', () => {
    const steps: unknown[] = [];
    main.webContents.on('fake-history', (step) => steps.push(step));
    windows.goInHistory('back');
    windows.goInHistory('forward');
    expect(steps).toEqual([-1, 1]);
  });
});

describe('a display that changes', () => {
  const changeDisplay = () => screen.emit('display-metrics-changed', {}, fake.displays[0], []);

  it('leaves a window alone that still fits, since setting its bounds would unsnap it', () => {
    main.setBounds({ x: 0, y: 24, width: 960, height: 1056 });
    const setBounds = jest.spyOn(main, 'setBounds');
    changeDisplay();
    expect(setBounds).not.toHaveBeenCalled();
  });

  it('leaves a full-screen window alone', () => {
    main.setBounds({ x: 5000, y: 0, width: 1000, height: 700 });
    main.setFullScreen(true);
    const setBounds = jest.spyOn(main, 'setBounds');
    changeDisplay();
    expect(setBounds).not.toHaveBeenCalled();
  });
});

describe('closing a full-screen window', () => {
  it.each(['darwin', 'win32'] as const)(
    'hides a full-screen window without a black screen on %s',
    async (platform) => {
      setPlatform(platform);
      main.setFullScreen(true);
      await settled();
      main.close();
      await settled();
      expect([main.visible, fake.blackScreens]).toEqual([false, 0]);
    },
  );
});

describe('a page with unsaved text', () => {
  beforeEach(() => void (main.webContents.unsaved = true));

  it.each<[string, () => unknown]>([
    ['the app quits', () => (windows.allowClosing(), app.quit())],
    ['the user signs out', () => windows.leave()],
    ['it is reloaded', () => main.webContents.reload()],
    ['an update is installed', () => app.quitAndInstall()],
    ['a route is opened while it hangs', () => (main.webContents.emit('unresponsive'), open())],
  ])('asks before %s with unsaved text, and stays if the user says so', async (_, leave) => {
    autoUpdater.once('before-quit-for-update', () => windows.allowClosing());
    fake.dialogChoice = 1;
    await leave();
    await settled();
    expect(fake.dialogs).toContain('Leave and lose what you typed?');
    expect([main.destroyed, main.webContents.unsaved, main.url]).toEqual([
      false,
      true,
      'app://polaris/',
    ]);
    // Closing hides again.
    main.close();
    expect([main.destroyed, main.visible]).toEqual([false, false]);
  });

  it('leaves a page with unsaved text if the user says so', async () => {
    expect(await windows.leave()).toBe(true);
    await windows.restart('/login');
    expect([fake.dialogs.length, main.url]).toEqual([1, 'app://polaris/login']);
  });

  it('shows its window with the question when the app quits from the tray', () => {
    main.hide();
    fake.dialogChoice = 1;
    windows.allowClosing();
    app.quit();
    expect([main.visible, fake.exitCode]).toEqual([true, null]);
  });

  const open = () => windows.open('/admin');
});

describe('a page that could not be loaded', () => {
  it('shows the window of a page that could not be loaded, and offers to reload', async () => {
    main.destroy();
    FakeWindow.loadGate = Promise.resolve();
    const opening = windows.open();
    const [next] = fake.windows() as [FakeWindow];
    next.failsToLoad = true;
    await opening;
    FakeWindow.loadGate = undefined;
    await settled();
    expect([next.visible, fake.dialogs]).toEqual([true, ['This page could not be loaded.']]);
    expect([next.webContents.reloads, log.includes('page ERR_FAILED')]).toEqual([1, true]);
  });

  it('loads a failed page again from the menu, without sending it a message', async () => {
    fake.dialogChoice = 1;
    main.webContents.emit('did-fail-load', {}, -2, 'ERR_FAILED', main.url, true);
    await windows.open('/admin/customers');
    expect([main.url, main.webContents.sent]).toEqual(['app://polaris/admin/customers', []]);
  });

  it('reports no failed page for a frame inside it, nor when another page was requested', async () => {
    main.webContents.emit('did-fail-load', {}, -2, 'ERR_FAILED', main.url, false);
    main.webContents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', main.url, true);
    await settled();
    expect(fake.dialogs).toEqual([]);
  });
});

describe('a page that hangs', () => {
  it('ends a page that hangs, and loads it again in a new process', async () => {
    main.webContents.hung = true;
    main.webContents.emit('unresponsive');
    await settled();
    expect([fake.dialogs, main.webContents.reloads, main.webContents.crashed]).toEqual([
      ['This page is not responding.'],
      1,
      false,
    ]);
  });

  it('leaves a page alone that responds again before the user answers', async () => {
    main.webContents.emit('unresponsive');
    main.webContents.emit('responsive');
    await settled();
    expect(main.webContents.reloads).toBe(0);
  });
});

describe('a page that has crashed', () => {
  it('offers to reload a page that has crashed', async () => {
    main.webContents.crash();
    await settled();
    expect([fake.dialogs, main.webContents.reloads]).toEqual([
      ['This page has stopped working.'],
      1,
    ]);
    expect(log).toContain('page crashed');
  });

  it('does not reload a crashed page if the user declines, and offers it again when the window is shown', async () => {
    fake.dialogChoice = 1;
    main.webContents.crash();
    await settled();
    expect(main.webContents.reloads).toBe(0);
    main.hide();
    main.show();
    await settled();
    expect(fake.dialogs).toHaveLength(2);
  });

  it('offers to reload a crashed page once its hidden window is shown', async () => {
    main.hide();
    main.webContents.crash('oom');
    await settled();
    expect(fake.dialogs).toEqual([]);
    main.show();
    await settled();
    expect(main.webContents.reloads).toBe(1);
  });

  it('offers no reload when the process of a page exited normally', async () => {
    main.webContents.crash('clean-exit');
    await settled();
    expect(fake.dialogs).toEqual([]);
  });
});

describe('installing an update', () => {
  it('closes the windows, which otherwise only hide, to install an update', () => {
    autoUpdater.on('before-quit-for-update', () => windows.allowClosing());
    windows.openCapture();
    main.close();
    expect(fake.windows()).toHaveLength(2);
    expect(app.quitAndInstall()).toBe(true);
    expect([fake.windows(), fake.exitCode]).toEqual([[], 0]);
    autoUpdater.removeAllListeners();
  });
});

describe('the window for quick capture', () => {
  it('opens on the display with the pointer, above all windows', () => {
    setPlatform('darwin');
    fake.cursor = { x: 2500, y: 300 };
    windows.openCapture();
    const { bounds, level, onAllWorkspaces, options } = capture();
    expect(bounds.x).toBeGreaterThanOrEqual(1920);
    expect([level, onAllWorkspaces, options.type]).toEqual(['screen-saver', true, 'panel']);
    expect(fake.inDock).toBe(true);
    fake.cursor = { x: 5, y: 5 };
    windows.closeCapture();
    windows.openCapture();
    expect(capture().bounds.x).toBeLessThan(1920 - 560);
  });

  it.each(['darwin', 'win32', 'linux'] as const)(
    'resizes the window for quick capture with its page, without a frame, on %s',
    (platform) => {
      setPlatform(platform);
      windows.openCapture();
      const { bounds, hasMenuBar } = capture();
      expect([capture().getContentSize(), hasMenuBar]).toEqual([[560, 160], false]);
      windows.resizeCapture(640);
      expect(capture().bounds).toEqual({ ...bounds, height: 640 });
      windows.closeCapture();
      windows.openCapture();
      windows.resizeCapture(90);
      expect(capture().bounds).toEqual({ ...bounds, height: 160 });
    },
  );

  it('opens and closes quick capture under Wayland, where the desktop chooses its position', () => {
    setPlatform('linux');
    fake.wayland = true;
    windows.openCapture();
    const opened = [capture().visible, capture().focused, capture().level, capture().bounds.x];
    windows.closeCapture();
    windows.openCapture();
    const again = [capture().visible, capture().focused, capture().flashed];
    fake.wayland = false;
    expect([opened, again]).toEqual([
      [true, true, '', 0],
      [true, true, false],
    ]);
  });

  it('keeps quick capture on its display, however much its page shows', () => {
    fake.displays = [display(1, 0, 1024, 600)];
    windows.openCapture();
    windows.resizeCapture(2000);
    const { y, height } = capture().bounds;
    expect([y + height, height > 480]).toEqual([584, true]);
  });

  it('loads quick capture before it is opened, and again after a sign-out', async () => {
    windows.prepareCapture();
    const prepared = capture();
    expect(prepared.visible).toBe(false);
    windows.openCapture();
    expect([capture() === prepared, prepared.visible]).toEqual([true, true]);
    await windows.restart('/login');
    expect([prepared.destroyed, capture().visible]).toEqual([true, false]);
  });

  it('zooms the window for quick capture separately', async () => {
    windows.openCapture();
    main.webContents.setZoomLevel(2);
    expect(capture().webContents.getZoomLevel()).toBe(0);
  });

  it('shows quick capture on macOS although the app is hidden', () => {
    setPlatform('darwin');
    windows.toggle();
    expect(fake.appHidden).toBe(true);
    windows.openCapture();
    expect([capture().visible, main.visible]).toEqual([true, false]);
  });

  it('returns the focus to the main window', () => {
    main.focus();
    windows.openCapture();
    expect(main.focused).toBe(false);
    windows.closeCapture();
    expect([main.focused, capture().visible]).toEqual([true, false]);
  });

  it('does not focus the main window when another program had the focus', () => {
    main.blur();
    windows.openCapture();
    windows.closeCapture();
    expect([main.focused, capture().focused]).toEqual([false, false]);
  });

  it('creates the window for quick capture again after its page has crashed', () => {
    windows.openCapture();
    const crashed = capture();
    crashed.webContents.crash();
    windows.closeCapture();
    windows.openCapture();
    expect([crashed.destroyed, capture() === crashed, capture().visible]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('blurs the window for quick capture on Windows before hiding it', () => {
    setPlatform('win32');
    main.blur();
    windows.openCapture();
    const window = capture();
    const blurred = jest.spyOn(window, 'blur');
    windows.closeCapture();
    expect([blurred.mock.calls.length, window.visible]).toEqual([1, false]);
  });
});

describe('the unread count', () => {
  it('shows the unread count on the taskbar button on Windows, also for a window created later', async () => {
    setPlatform('win32');
    windows.showUnread(3);
    expect(main.overlay).toBe('3 unread');
    main.destroy();
    await windows.open();
    expect(fake.windows()[0]!.overlay).toBe('3 unread');
    windows.showUnread(0);
    expect(fake.windows()[0]!.overlay).toBeNull();
  });
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
