import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, autoUpdater, fake, screen } from '../../../testing/electron.ts';
import { display } from '../../../testing/fake.ts';
import { FakeWindow } from '../../../testing/fake-window.ts';
import { beOnThisSystem, pretendToBeOn } from '../../../testing/platform.ts';
import { Settings } from '../store/settings.ts';
import { Windows } from './windows.ts';

app.becomeReady();

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
  fake.asked.length = 0;
  fake.choice = 0;
  log = [];
  settings = new Settings(join(mkdtempSync(join(tmpdir(), 'polaris-windows-')), 'settings.json'));
  main = await create();
});
afterEach(() => {
  beOnThisSystem();
  jest.useRealTimers();
  for (const window of [...fake.windows()]) window.destroy();
  app.removeAllListeners();
});

describe('the window of the back office', () => {
  it('is remembered where it comes to rest, without waiting for its end', () => {
    jest.useFakeTimers();
    main.setBounds({ x: 40, y: 60, width: 1000, height: 700 });
    jest.runAllTimers();
    expect(settings.get('window')).toEqual({
      ...{ x: 40, y: 60, width: 1000, height: 700 },
      maximized: false,
    });
  });

  it('comes back to the screen that is left when its own is taken away', () => {
    main.setBounds({ x: 2200, y: 100, width: 1000, height: 700 });
    screen.remove(2);
    expect(main.bounds).toEqual({ x: 460, y: 143, width: 1000, height: 700 });
    expect(main.bounds.x + main.bounds.width).toBeLessThanOrEqual(1920);
  });

  it('stays where it is when another screen is taken away', () => {
    main.setBounds({ x: 100, y: 100, width: 1000, height: 700 });
    screen.remove(2);
    expect(main.bounds).toMatchObject({ x: 100, y: 100 });
  });

  it('goes to a place that is asked for while it is still loading', async () => {
    main.destroy();
    const { promise, resolve } = Promise.withResolvers<void>();
    FakeWindow.held = promise;
    const opening = [windows.open(), windows.open('/admin/customers/12')];
    resolve();
    await Promise.all(opening);
    FakeWindow.held = undefined;
    const [{ url, webContents }] = fake.windows() as [FakeWindow];
    expect([url, webContents.sent]).toEqual(['app://polaris/admin/customers/12', []]);
  });

  it('asks nothing of a window that is gone', async () => {
    main.destroy();
    expect(() => windows.tell('polaris:state', {})).not.toThrow();
    windows.go('back');
    await windows.restart('/login');
    await windows.open('/admin');
    expect(fake.windows().map(({ url }) => url)).toEqual(['app://polaris/admin']);
  });

  it('goes a step back and forward through what was visited', () => {
    const steps: unknown[] = [];
    main.webContents.on('fake-history', (step) => steps.push(step));
    windows.go('back');
    windows.go('forward');
    expect(steps).toEqual([-1, 1]);
  });
});

describe('a page that has crashed', () => {
  it('is offered to be loaded again', async () => {
    main.webContents.crash();
    await settled();
    expect([fake.asked, main.webContents.reloads]).toEqual([['This page has stopped working.'], 1]);
    expect(log).toContain('page crashed');
  });

  it('is left alone when its owner says so, and offered again when it is shown again', async () => {
    fake.choice = 1;
    main.webContents.crash();
    await settled();
    expect(main.webContents.reloads).toBe(0);
    main.hide();
    main.show();
    await settled();
    expect(fake.asked).toHaveLength(2);
  });

  it('that nobody sees is offered once it is shown', async () => {
    main.hide();
    main.webContents.crash('oom');
    await settled();
    expect(fake.asked).toEqual([]);
    main.show();
    await settled();
    expect(main.webContents.reloads).toBe(1);
  });

  it('is none when its process ended as it should', async () => {
    main.webContents.crash('clean-exit');
    await settled();
    expect(fake.asked).toEqual([]);
  });
});

describe('an update that restarts the app', () => {
  it('closes the windows, which hide at any other time', () => {
    autoUpdater.on('before-quit-for-update', () => windows.letClose());
    windows.openCapture();
    main.close();
    expect(fake.windows()).toHaveLength(2);
    expect(app.quitAndInstall()).toBe(true);
    expect([fake.windows(), fake.exitCode]).toEqual([[], 0]);
    autoUpdater.removeAllListeners();
  });
});

describe('the window for quick capture', () => {
  it('opens on the screen where the pointer is, above everything', () => {
    pretendToBeOn('darwin');
    fake.cursor = { x: 2500, y: 300 };
    windows.openCapture();
    const { bounds, level, everywhere, options } = capture();
    expect(bounds.x).toBeGreaterThanOrEqual(1920);
    expect([level, everywhere, options.type]).toEqual(['screen-saver', true, 'panel']);
    fake.cursor = { x: 5, y: 5 };
    windows.closeCapture();
    windows.openCapture();
    expect(capture().bounds.x).toBeLessThan(1920 - 560);
  });

  it('gives the keyboard back to the window of ours that had it', () => {
    main.focus();
    windows.openCapture();
    expect(main.focused).toBe(false);
    windows.closeCapture();
    expect([main.focused, capture().visible]).toEqual([true, false]);
  });

  it('gives it to no window of ours when another program had it', () => {
    main.blur();
    windows.openCapture();
    windows.closeCapture();
    expect([main.focused, capture().focused]).toEqual([false, false]);
  });

  it('is made again after its page has crashed', () => {
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

  it('on Windows lets go of the keyboard before it hides', () => {
    pretendToBeOn('win32');
    main.blur();
    windows.openCapture();
    const window = capture();
    const blurred = jest.spyOn(window, 'blur');
    windows.closeCapture();
    expect([blurred.mock.calls.length, window.visible]).toEqual([1, false]);
  });
});

describe('what is unread', () => {
  it("is shown on the app's button on Windows, also on a window that comes later", async () => {
    pretendToBeOn('win32');
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
