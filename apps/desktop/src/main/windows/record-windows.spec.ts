import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, fake } from '../../../testing/electron.ts';
import { display } from '../../../testing/fakes/fake.ts';
import type { FakeWindow } from '../../../testing/fakes/fake-window.ts';
import { FIND_CHANNEL } from '../../bridge/channels.ts';
import { Settings } from '../store/settings.ts';
import { Windows } from './windows.ts';

app.emitReady();

const CUSTOMER = 'app://polaris/admin/customers/12';
const SUBMISSION = 'app://polaris/admin/contacts?highlight=3';

let file: string;
let windows: Windows;
let main: FakeWindow;
/** Starts the app, as at the end of `Desktop.start`. */
const start = async () => {
  windows = new Windows(new Settings(file), { write: () => undefined });
  await windows.open();
  main = fake.windows()[0]!;
};
const close = () => {
  for (const window of [...fake.windows()]) window.destroy();
  app.removeAllListeners();
};
const others = () => fake.windows().filter((window) => window !== main);
const settled = () => new Promise(setImmediate);

beforeEach(async () => {
  fake.displays = [display(1, 0)];
  fake.dialogs.length = 0;
  fake.dialogChoice = 0;
  file = join(mkdtempSync(join(tmpdir(), 'polaris-records-')), 'settings.json');
  await start();
});
afterEach(close);

/** As Ctrl, Cmd or the middle button on a link: Electron's web-contents.ts asks the open handler. */
const clickInto = (url: string, from = main) => from.webContents.windowOpen({ url });

describe('a record in its own window', () => {
  it('opens a record beside the main window on a click with Ctrl or Cmd', async () => {
    main.focus();
    expect(clickInto(CUSTOMER)).toEqual({ action: 'deny' });
    await settled();
    const [window] = others() as [FakeWindow];
    expect([window.url, window.visible, main.visible]).toEqual([CUSTOMER, true, true]);
    expect(window.options.webPreferences).toEqual(main.options.webPreferences);
    expect(window.bounds.x).toBeGreaterThan(main.bounds.x);
  });

  it('opens the find bar in the focused window', async () => {
    clickInto(CUSTOMER);
    await settled();
    const [window] = others() as [FakeWindow];
    const asked: string[] = [];
    for (const one of [main, window])
      one.webContents.on('fake-sent', (channel: string) => {
        if (channel === FIND_CHANNEL) asked.push(one.url);
      });
    window.focus();
    windows.find();
    expect(asked).toEqual([CUSTOMER]);
  });

  it('opens the page of the front window from the menu', async () => {
    main.webContents.url = CUSTOMER;
    windows.openWindow();
    await settled();
    const [window] = others() as [FakeWindow];
    window.webContents.url = SUBMISSION;
    windows.openWindow();
    await settled();
    expect(others().map(({ url }) => url)).toEqual([CUSTOMER]);
    window.blur();
    main.webContents.url = `${CUSTOMER}#log-title`;
    windows.openWindow();
    await settled();
    expect(others().map(({ url }) => url)).toEqual([CUSTOMER, `${CUSTOMER}#log-title`]);
  });

  it('focuses the window of a record that is already open', async () => {
    clickInto(CUSTOMER);
    await settled();
    main.focus();
    clickInto(CUSTOMER);
    await settled();
    expect([others().length, others()[0]!.focused]).toEqual([1, true]);
  });

  it.each([
    'app://polaris/settings',
    'app://polaris/capture',
    'app://polaris/api/admin/invoices/1/pdf',
    'app://polaris/administration',
    'app://other/admin',
    'https://polaris.example/admin',
  ])('opens no record window for %s', async (url) => {
    windows.openWindow(url);
    await settled();
    expect(others()).toEqual([]);
  });

  it('opens at most eight record windows', async () => {
    for (let id = 1; id <= 20; id += 1) clickInto(`app://polaris/admin/customers/${id}`);
    await settled();
    expect(others()).toHaveLength(8);
  });

  it('gets changes, goes back in its own history, and prints its own page', async () => {
    clickInto(CUSTOMER);
    await settled();
    const [{ webContents }] = others() as [FakeWindow];
    const steps: unknown[] = [];
    webContents.on('fake-history', (step) => steps.push(step));
    windows.send('polaris:state', {});
    windows.goInHistory('back');
    windows.print();
    expect([webContents.sent.length, steps, webContents.prints, main.webContents.prints]).toEqual([
      ...[1, [-1], 1, 0],
    ]);
  });

  it('offers to reload a record window when its page has crashed', async () => {
    clickInto(CUSTOMER);
    await settled();
    others()[0]!.webContents.crash();
    await settled();
    expect(fake.dialogs).toEqual(['This page has stopped working.']);
  });
});

describe('closing the window of a record', () => {
  beforeEach(async () => {
    clickInto(CUSTOMER);
    clickInto(SUBMISSION);
    await settled();
  });

  it('closes a record window for good, while the main window only hides', () => {
    for (const window of [...fake.windows()]) window.close();
    expect([fake.windows(), main.visible]).toEqual([[main], false]);
  });

  it('asks before text in a record window is lost', () => {
    const [window] = others() as [FakeWindow];
    window.webContents.unsaved = true;
    fake.dialogChoice = 1;
    window.close();
    expect([fake.dialogs, window.destroyed]).toEqual([['Leave and lose what you typed?'], false]);
  });

  it('closes all record windows at sign-out, and opens none at the next start, even if the app is killed', async () => {
    windows.allowClosing();
    close();
    await start();
    expect(others()).toHaveLength(2);
    await windows.restart('/login');
    expect(fake.windows().filter(({ url }) => url.includes('/admin'))).toEqual([]);
    close();
    await start();
    expect(others()).toEqual([]);
  });

  it('cancels the sign-out when the user stays in a record window', async () => {
    others()[1]!.webContents.unsaved = true;
    fake.dialogChoice = 1;
    expect(await windows.leave()).toBe(false);
    expect(main.url).toBe('app://polaris/');
  });

  it('reopens record windows at the next start where they were, on a connected display', async () => {
    others()[0]!.setBounds({ x: 100, y: 120, width: 900, height: 640 });
    others()[1]!.setBounds({ x: 5000, y: 120, width: 900, height: 640 });
    // The app is asked twice to quit when it installs an update.
    windows.allowClosing();
    for (const window of [...fake.windows()]) window.destroy();
    windows.allowClosing();
    close();
    await start();
    expect(others().map(({ url }) => url)).toEqual([CUSTOMER, SUBMISSION]);
    expect(others()[0]!.bounds).toEqual({ x: 100, y: 120, width: 900, height: 640 });
    expect(others()[1]!.bounds.x).toBeLessThan(1920);
  });

  it('remembers record windows for the next start while the app runs without any window', async () => {
    windows.allowClosing();
    close();
    // Started hidden at login, and quit again.
    new Windows(new Settings(file), { write: () => undefined }).allowClosing();
    app.removeAllListeners();
    await start();
    expect(others()).toHaveLength(2);
  });
});

it('opens no window for a route outside of the admin area in the settings file', async () => {
  const settings = new Settings(file);
  const bounds = { x: 0, y: 0, width: 900, height: 640 };
  settings.set({ recordWindows: [{ ...bounds, path: '/settings' }] });
  close();
  await start();
  expect(others()).toEqual([]);
});
