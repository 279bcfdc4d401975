import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, fake } from '../../testing/electron.ts';
import { clickMenuItem, menuItem } from '../../testing/fakes/fake-keyboard.ts';
import { start } from '../../testing/start.ts';
import { schemes } from './origin/app-origin.ts';

beforeAll(async () => {
  await start(() => import('./main.ts'));
});

const session = () => fake.sessions.get('persist:polaris')!;
const ownPage = { senderFrame: { url: 'app://polaris/settings', parent: null } } as never;
const page = (channel: string, ...args: unknown[]) =>
  fake.ipcHandlers.get(`polaris:${channel}`)!(ownPage, ...args) as Promise<unknown>;

describe('the app', () => {
  it('starts sandboxed, with its scheme, shortcuts and main window', () => {
    expect(fake.sandboxed).toBe(true);
    expect(fake.schemes).toEqual(schemes);
    expect([...session().protocols.keys()]).toEqual(['app']);
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Space', 'Control+Shift+Y']);
    expect(fake.windows().map(({ url }) => url)).toEqual(['app://polaris/']);
  });

  it('isolates every window', () => {
    fake.shortcuts.get('Control+Shift+Y')!();
    expect(fake.windows()).toHaveLength(2);
    for (const { options } of fake.windows())
      expect(options.webPreferences).toMatchObject({
        contextIsolation: true,
        sandbox: true,
        webSecurity: true,
        nodeIntegration: false,
        webviewTag: false,
        navigateOnDragDrop: false,
      });
  });

  it('blocks navigation in every page, and opens https links externally', () => {
    for (const { webContents } of fake.windows()) {
      expect(webContents.windowOpen({ url: 'https://example.com/' })).toEqual({ action: 'deny' });
      let stopped = 0;
      for (const event of ['will-navigate', 'will-redirect', 'will-attach-webview'])
        webContents.emit(event, { url: 'file:///x', preventDefault: () => (stopped += 1) });
      expect(stopped).toBe(3);
    }
    expect(fake.openedExternally).toEqual(['https://example.com/', 'https://example.com/']);
  });

  it('denies permissions in the session of its windows', () => {
    expect(session().permissionCheck!(null, 'media', '', {} as never)).toBe(false);
    expect(session().permissionRequest).not.toBeNull();
    expect(session().devicePermission!({} as never)).toBe(false);
  });

  it('registers no handler that could accept an invalid certificate', () => {
    for (const event of ['certificate-error', 'select-client-certificate', 'login'])
      expect(app.listenerCount(event)).toBe(0);
  });

  it('downloads no dictionaries', () => {
    expect([session().spellChecker, session().dictionaries]).toEqual([false, []]);
    expect(fake.windows()[0]!.options.webPreferences!.spellcheck).toBe(false);
  });

  it('stores quiet hours, and offers start at login only where it is supported', async () => {
    const hours = { from: '21:00', to: '07:00' };
    await page('set-quiet-hours', hours);
    expect(await page('read-state')).toMatchObject({ quietHours: hours, startAtLogin: null });
    await page('set-start-at-login', true);
    expect(fake.loginItem).toBeNull();
  });

  it('stores that a shortcut was switched off', async () => {
    await page('suspend-shortcuts', true);
    await page('bind-shortcut', 'capture', null);
    expect(fake.shortcuts.has('Control+Shift+Y')).toBe(false);
    expect(await page('read-state')).toMatchObject({
      shortcuts: { capture: { accelerator: null, registered: false } },
    });
    // A reloaded page does not know about the recording, so the reload ends it.
    expect(fake.shortcutsSuspended).toBe(false);
    await page('bind-shortcut', 'capture', 'Control+Shift+Y');
    expect(fake.shortcuts.has('Control+Shift+Y')).toBe(true);
  });

  it('logs a child process that has exited', () => {
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
    expect(readFileSync(join(fake.folder, 'polaris/main.log'), 'utf8')).toMatch(/Z GPU crashed\n$/);
  });

  it('comes to the front when started a second time', () => {
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, ['polaris']);
    expect(main!.isVisible()).toBe(true);
  });

  it('shows the main window on a click on the Dock, unless another one is visible', () => {
    const [main] = fake.windows();
    main!.hide();
    app.emit('activate', {}, true);
    expect(main!.isVisible()).toBe(false);
    app.emit('activate', {}, false);
    expect(main!.isVisible()).toBe(true);
  });

  it('hides its window on close, and shows it again from the tray', () => {
    const [main] = fake.windows();
    main!.close();
    expect([main!.isVisible(), main!.destroyed]).toEqual([false, false]);
    (menuItem(fake.trayMenu, 'Open Polaris')!.click as () => void)();
    expect(main!.isVisible()).toBe(true);
    main!.focused = true;
    fake.shortcuts.get('Control+Shift+Space')!();
    expect(main!.isVisible()).toBe(false);
  });

  it('opens admin screens from its menu', () => {
    const [main] = fake.windows();
    clickMenuItem('Submissions');
    expect(main!.webContents.sent.at(-1)).toEqual(['polaris:navigate', '/admin/contacts']);
  });

  it('reports the result of a check for updates from the menu', async () => {
    clickMenuItem('Check for Updates…');
    await new Promise(setImmediate);
    expect(fake.dialogs.at(-1)).toMatch(/^This copy of Polaris does not update itself/);
  });

  it('asks its page to open the find bar', () => {
    clickMenuItem('Find in Page…');
    expect(fake.windows()[0]!.webContents.sent.at(-1)).toEqual(['polaris:find', null]);
  });

  it('prints its page, and shows its log', () => {
    clickMenuItem('Print…');
    clickMenuItem('Show Log');
    expect([fake.windows()[0]!.webContents.prints, fake.shownFiles]).toEqual([
      1,
      [join(fake.folder, 'polaris/main.log')],
    ]);
  });

  it('deletes nothing at sign-out if the user stays on a page with unsaved text', async () => {
    const [main] = fake.windows();
    const cleared = session().cleared;
    main!.webContents.unsaved = true;
    fake.dialogChoice = 1;
    clickMenuItem('Sign Out');
    await new Promise(setImmediate);
    expect([session().cleared - cleared, fake.dialogs.at(-1)]).toEqual([
      0,
      'Leave and lose what you typed?',
    ]);
    main!.webContents.unsaved = false;
    fake.dialogChoice = 0;
  });

  it('quits from its menu', () => {
    clickMenuItem('Quit Polaris');
    expect([fake.exitCode, fake.windows().length, fake.shortcuts.size]).toEqual([0, 0, 0]);
  });
});
