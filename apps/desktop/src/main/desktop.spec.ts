import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemConstructorOptions } from 'electron';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, fake } from '../../testing/electron.ts';
import { start } from '../../testing/start.ts';
import { schemes } from './origin/app-origin.ts';

beforeAll(async () => {
  await start(() => import('./main.ts'));
});

const session = () => fake.sessions.get('persist:polaris')!;
const own = { senderFrame: { url: 'app://polaris/settings', parent: null } } as never;
const page = (channel: string, ...args: unknown[]) =>
  fake.calls.get(`polaris:${channel}`)!(own, ...args) as Promise<unknown>;
const entry = (menu: MenuItemConstructorOptions[], label: string) =>
  menu
    .flatMap((one) => [one, ...(Array.isArray(one.submenu) ? one.submenu : [])])
    .find((one) => one.label === label)!.click as () => void;

describe('the app', () => {
  it('starts in a sandbox, with its scheme, its calls and its shortcuts', () => {
    expect(fake.sandboxed).toBe(true);
    expect(fake.schemes).toEqual(schemes);
    expect([...session().protocols.keys()]).toEqual(['app']);
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Space', 'Control+Shift+L']);
    expect(fake.windows().map(({ url }) => url)).toEqual(['app://polaris/']);
  });

  it('G1: isolates every window that it opens', () => {
    fake.shortcuts.get('Control+Shift+L')!();
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

  it('G2: locks every page that comes to be, and opens https outside', () => {
    for (const { webContents } of fake.windows()) {
      expect(webContents.windowOpen({ url: 'https://example.com/' })).toEqual({ action: 'deny' });
      let stopped = 0;
      for (const event of ['will-navigate', 'will-redirect', 'will-attach-webview'])
        webContents.emit(event, { url: 'file:///x', preventDefault: () => (stopped += 1) });
      expect(stopped).toBe(3);
    }
    expect(fake.outside).toEqual(['https://example.com/', 'https://example.com/']);
  });

  it('G3: denies permissions in the session of its windows', () => {
    expect(session().permissionCheck!(null, 'media', '', {} as never)).toBe(false);
    expect(session().permissionRequest).not.toBeNull();
    expect(session().devicePermission!({} as never)).toBe(false);
  });

  it('G8: leaves certificates to the network: nothing says that a bad one will do', () => {
    for (const event of ['certificate-error', 'select-client-certificate', 'login'])
      expect(app.listenerCount(event)).toBe(0);
  });

  it('asks nobody for dictionaries', () => {
    expect([session().spellChecker, session().dictionaries]).toEqual([false, []]);
    expect(fake.windows()[0]!.options.webPreferences!.spellcheck).toBe(false);
  });

  it('keeps quiet hours, and offers to start with the machine only where it can', async () => {
    const hours = { from: '21:00', to: '07:00' };
    await page('set-quiet-hours', hours);
    expect(await page('read-state')).toMatchObject({ quietHours: hours, startAtLogin: null });
    await page('set-start-at-login', true);
    expect(fake.loginItem).toBeNull();
  });

  it('writes down which of its processes has ended', () => {
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
    expect(readFileSync(join(fake.folder, 'polaris/main.log'), 'utf8')).toMatch(/Z GPU crashed\n$/);
  });

  it('comes to the front instead of starting twice', () => {
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, ['polaris']);
    expect(main!.isVisible()).toBe(true);
  });

  it('hides its window when it is closed, and is still there for the tray', () => {
    const [main] = fake.windows();
    main!.close();
    expect([main!.isVisible(), main!.destroyed]).toEqual([false, false]);
    entry(fake.trayMenu, 'Open Polaris')();
    expect(main!.isVisible()).toBe(true);
    main!.focused = true;
    fake.shortcuts.get('Control+Shift+Space')!();
    expect(main!.isVisible()).toBe(false);
  });

  it('leads to the places of the back office by its menu', () => {
    const [main] = fake.windows();
    entry(fake.menu, 'Submissions')();
    expect(main!.webContents.sent.at(-1)).toEqual(['polaris:go', '/admin/contacts']);
  });

  it('ends when it is told to', () => {
    entry(fake.menu, 'Quit Polaris')();
    expect([fake.exitCode, fake.windows().length, fake.shortcuts.size]).toEqual([0, 0, 0]);
  });
});
