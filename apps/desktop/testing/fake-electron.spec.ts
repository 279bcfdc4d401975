import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BrowserWindow,
  Notification,
  Tray,
  app,
  fake,
  globalShortcut,
  ipcMain,
  protocol,
  safeStorage,
  screen,
  session,
} from './electron.ts';
import { FakeSession } from './fake-session.ts';
import { beOnThisSystem, pretendToBeOn } from './platform.ts';

afterEach(beOnThisSystem);

describe('before `ready`', () => {
  it.each<[string, () => unknown]>([
    ['a window', () => new BrowserWindow()],
    ['an icon beside the clock', () => new Tray()],
    ['a notification', () => new Notification({ title: '', body: '' })],
    ['a session', () => session.fromPartition('persist:x')],
    ['a shortcut', () => globalShortcut.register('Alt+A', () => undefined)],
    ['a screen', () => screen.getAllDisplays()],
    ['a language', () => app.getLocale()],
  ])('there is no %s', (_, use) => expect(use).toThrow(/ready/));

  it('the key ring is neither known nor open', async () => {
    pretendToBeOn('linux');
    expect(safeStorage.getSelectedStorageBackend()).toBe('unknown');
    expect(await safeStorage.isAsyncEncryptionAvailable()).toBe(false);
    await expect(safeStorage.encryptStringAsync('x')).rejects.toThrow('before app is ready');
  });
});

describe('after `ready`', () => {
  beforeAll(() => app.becomeReady());
  beforeEach(() => void (fake.keyRingRefusals = 0));

  it('it is too late for a sandbox and for schemes', () => {
    expect(() => app.enableSandbox()).toThrow('before app is ready');
    expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('before app is ready');
  });

  it('a channel is answered once', () => {
    ipcMain.handle('x', () => undefined);
    expect(() => ipcMain.handle('x', () => undefined)).toThrow('second handler');
  });

  it('nothing can be asked of a window that is gone, nor of its page', () => {
    const window = new BrowserWindow();
    const { webContents } = window;
    window.destroy();
    for (const use of [
      () => window.show(),
      () => window.destroy(),
      () => window.webContents,
      () => webContents.send('x', null),
    ])
      expect(use).toThrow('Object has been destroyed');
    expect([window.isDestroyed(), webContents.isDestroyed()]).toEqual([true, true]);
  });

  it('a window that is destroyed is not asked whether it wants to close', () => {
    const window = new BrowserWindow();
    const told: string[] = [];
    for (const event of ['close', 'closed']) window.on(event, () => told.push(event));
    window.destroy();
    expect(told).toEqual(['closed']);
  });

  it('a window that stays keeps an update from being installed', () => {
    const window = new BrowserWindow();
    const stay = (event: { preventDefault(): void }) => event.preventDefault();
    window.on('close', stay);
    let asked = 0;
    app.on('before-quit', () => (asked += 1));
    expect([app.quitAndInstall(), asked, fake.exitCode]).toEqual([false, 0, null]);
    window.off('close', stay);
    window.destroy();
    app.removeAllListeners();
  });

  it('the key ring may refuse once, be closed, or be no secret at all', async () => {
    const sealed = await safeStorage.encryptStringAsync('words');
    fake.keyRingRefusals = 1;
    await expect(safeStorage.decryptStringAsync(sealed)).rejects.toThrow('temporarily unavailable');
    expect(await safeStorage.decryptStringAsync(sealed)).toEqual({
      shouldReEncrypt: false,
      result: 'words',
    });
    fake.keyRingOpen = false;
    await expect(safeStorage.encryptStringAsync('words')).rejects.toThrow('Error while encrypting');
    fake.keyRingOpen = true;
    await expect(safeStorage.decryptStringAsync(Buffer.from('x'))).rejects.toThrow('decrypting');
    fake.keyRing = 'basic_text';
    pretendToBeOn('linux');
    expect([
      safeStorage.getSelectedStorageBackend(),
      await safeStorage.isAsyncEncryptionAvailable(),
    ]).toEqual(['basic_text', true]);
    pretendToBeOn('darwin');
    expect(() => safeStorage.getSelectedStorageBackend()).toThrow('is not a function');
  });

  it('starting with the machine is nothing on Linux', () => {
    pretendToBeOn('linux');
    app.setLoginItemSettings({ openAtLogin: true });
    expect(app.getLoginItemSettings().openAtLogin).toBe(false);
  });

  it('a combination is promised under Wayland, and never comes', () => {
    fake.portalRefuses = true;
    expect(globalShortcut.register('Alt+W', () => undefined)).toBe(true);
    expect(fake.shortcuts.has('Alt+W')).toBe(false);
    fake.portalRefuses = false;
  });
});

describe('the network', () => {
  it('waits for a server that never answers, until it is given up', async () => {
    const ours = new FakeSession();
    ours.silent = true;
    const giveUp = new AbortController();
    const answer = ours.fetch('https://x.example/', { signal: giveUp.signal });
    giveUp.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
  });

  it.each([
    ['manual', 'Redirect was cancelled'],
    ['error', "Attempted to redirect, but redirect policy was 'error'"],
  ] as const)('hands out no redirect that is handled by %s', async (redirect, message) => {
    const ours = new FakeSession();
    ours.network = async () => new Response(null, { status: 302 });
    await expect(ours.fetch('https://x.example/', { redirect })).rejects.toThrow(message);
  });

  it('neither sends nor keeps cookies where they are to be left out', async () => {
    const ours = new FakeSession();
    ours.cookies.set('a', '1');
    let sent: string | null = '';
    ours.network = async (_url, init) => {
      sent = new Headers(init?.headers).get('cookie');
      return new Response('', { headers: { 'Set-Cookie': 'b=2' } });
    };
    await ours.fetch('https://x.example/', { credentials: 'omit' });
    expect([sent, [...ours.cookies.keys()]]).toEqual([null, ['a']]);
    await ours.fetch('https://x.example/', { credentials: 'include' });
    expect([sent, [...ours.cookies.keys()]]).toEqual(['a=1', ['a', 'b']]);
  });
});
