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
} from '../electron.ts';
import { FakeSession } from './fake-session.ts';
import { restorePlatform, setPlatform } from '../platform.ts';

afterEach(restorePlatform);

describe('before `ready`', () => {
  it.each<[string, () => unknown]>([
    ['a window', () => new BrowserWindow()],
    ['a tray icon', () => new Tray()],
    ['a notification', () => new Notification({ title: '', body: '' })],
    ['a session', () => session.fromPartition('persist:x')],
    ['a shortcut', () => globalShortcut.register('Alt+A', () => undefined)],
    ['a screen', () => screen.getAllDisplays()],
    ['a locale', () => app.getLocale()],
  ])('rejects %s before the app is ready', (_, use) => expect(use).toThrow(/ready/));

  it('offers no key ring before the app is ready', async () => {
    setPlatform('linux');
    expect(safeStorage.getSelectedStorageBackend()).toBe('unknown');
    expect(await safeStorage.isAsyncEncryptionAvailable()).toBe(false);
    await expect(safeStorage.encryptStringAsync('x')).rejects.toThrow('before app is ready');
  });
});

describe('after `ready`', () => {
  beforeAll(() => app.emitReady());
  beforeEach(() => void (fake.keyRingFailures = 0));

  it('rejects to enable the sandbox or to register schemes after `ready`', () => {
    expect(() => app.enableSandbox()).toThrow('before app is ready');
    expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('before app is ready');
  });

  it('accepts one handler per channel', () => {
    ipcMain.handle('x', () => undefined);
    expect(() => ipcMain.handle('x', () => undefined)).toThrow('second handler');
  });

  it('throws when a method of a destroyed window or page is called', () => {
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

  it('emits no `close` when a window is destroyed', () => {
    const window = new BrowserWindow();
    const emitted: string[] = [];
    for (const event of ['close', 'closed']) window.on(event, () => emitted.push(event));
    window.destroy();
    expect(emitted).toEqual(['closed']);
  });

  it('stops the installation of an update when a window prevents closing', () => {
    const window = new BrowserWindow();
    const preventClose = (event: { preventDefault(): void }) => event.preventDefault();
    window.on('close', preventClose);
    let quitEvents = 0;
    app.on('before-quit', () => (quitEvents += 1));
    expect([app.quitAndInstall(), quitEvents, fake.exitCode]).toEqual([false, 0, null]);
    window.off('close', preventClose);
    window.destroy();
    app.removeAllListeners();
  });

  it('leaves a page with unsaved text only if the app says so', async () => {
    const window = new BrowserWindow();
    window.webContents.unsaved = true;
    await expect(window.loadURL('app://polaris/')).rejects.toThrow('ERR_ABORTED');
    window.webContents.reload();
    window.close();
    expect([window.webContents.reloads, window.destroyed]).toEqual([0, false]);
    window.webContents.on('will-prevent-unload', (event: Event) => event.preventDefault());
    window.close();
    expect(window.destroyed).toBe(true);
  });

  it('leaves full screen later on macOS, and shows a black screen when hidden before', () => {
    setPlatform('darwin');
    const window = new BrowserWindow();
    window.fullScreen = true;
    window.setFullScreen(false);
    window.hide();
    expect([window.isFullScreen(), fake.blackScreens]).toEqual([true, 1]);
    window.destroy();
  });

  it('removes the app from the Dock for a window above full-screen windows, unless told not to', () => {
    setPlatform('darwin');
    const window = new BrowserWindow();
    window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true });
    expect(fake.inDock).toBe(false);
    fake.inDock = true;
    window.setVisibleOnAllWorkspaces(true, {
      visibleOnFullScreen: true,
      skipTransformProcessType: true,
    });
    expect(fake.inDock).toBe(true);
    window.destroy();
  });

  it('passes the keyboard focus on from a hidden window as each system does', () => {
    for (const [platform, keyboard] of [
      ['darwin', 'nobody'],
      ['win32', 'nobody'],
      ['linux', 'other'],
    ] as const) {
      setPlatform(platform);
      const window = new BrowserWindow();
      window.show();
      window.hide();
      expect([platform, fake.keyboard]).toEqual([platform, keyboard]);
      window.destroy();
    }
  });

  it('shares the zoom of pages of one origin, which is clamped, unless it is isolated', () => {
    const [first, second, own] = [{}, {}, { zoomMode: 'isolated' }].map((webPreferences) => {
      const { webContents } = new BrowserWindow({ webPreferences });
      webContents.url = 'app://polaris/';
      return webContents;
    });
    first!.setZoomLevel(20);
    expect(second!.getZoomLevel()).toBeCloseTo(8.83, 2);
    expect(own!.getZoomLevel()).toBe(0);
    first!.setZoomLevel(0);
    for (const window of [...fake.windows()]) window.destroy();
  });

  it('frames a window with a menu bar and borders, except on macOS', () => {
    setPlatform('win32');
    const window = new BrowserWindow({ width: 560, height: 460 });
    expect(window.getContentSize()).toEqual([544, 401]);
    window.removeMenu();
    expect(window.getContentSize()).toEqual([544, 421]);
    window.destroy();
    setPlatform('darwin');
    const onMac = new BrowserWindow();
    expect(() => onMac.removeMenu()).toThrow('is not a function');
    onMac.destroy();
  });

  it('leaves position, level and focus of windows to the desktop under Wayland', () => {
    setPlatform('linux');
    fake.wayland = true;
    const window = new BrowserWindow({ x: 5, y: 5 });
    window.show();
    window.setPosition(40, 60);
    window.setContentSize(1000, 1000);
    window.setAlwaysOnTop(true);
    window.blur();
    expect([window.bounds.x, window.getBounds().x, window.level, window.focused]).toEqual([
      ...[5, 0, '', true],
    ]);
    // Another program has the focus: an open window may only flash.
    fake.keyboard = 'other';
    window.focused = false;
    window.focus();
    expect([window.focused, window.flashed]).toEqual([false, true]);
    expect(screen.getCursorScreenPoint()).toEqual({ x: 0, y: 0 });
    fake.wayland = false;
    window.destroy();
  });

  it('gives the page all of a window that hides its title bar, which then has no menu bar', () => {
    setPlatform('win32');
    const window = new BrowserWindow({ titleBarStyle: 'hidden', titleBarOverlay: true });
    expect([window.getContentSize(), window.hasMenuBar]).toEqual([[800, 600], false]);
    window.setTitleBarOverlay({ color: '#fff' });
    expect(window.overlayColor).toBe('#fff');
    const plain = new BrowserWindow();
    expect(() => plain.setTitleBarOverlay({})).toThrow('overlay is not enabled');
    setPlatform('darwin');
    expect(() => window.setTitleBarOverlay({})).toThrow('is not a function');
    for (const one of [window, plain]) one.destroy();
  });

  it('lets the key ring fail once, be locked, or be missing', async () => {
    const encrypted = await safeStorage.encryptStringAsync('text');
    fake.keyRingFailures = 1;
    await expect(safeStorage.decryptStringAsync(encrypted)).rejects.toThrow(
      'temporarily unavailable',
    );
    expect(await safeStorage.decryptStringAsync(encrypted)).toEqual({
      shouldReEncrypt: false,
      result: 'text',
    });
    fake.keyRingOpen = false;
    await expect(safeStorage.encryptStringAsync('text')).rejects.toThrow('Error while encrypting');
    fake.keyRingOpen = true;
    await expect(safeStorage.decryptStringAsync(Buffer.from('x'))).rejects.toThrow('decrypting');
    fake.keyRing = 'basic_text';
    setPlatform('linux');
    expect([
      safeStorage.getSelectedStorageBackend(),
      await safeStorage.isAsyncEncryptionAvailable(),
    ]).toEqual(['basic_text', true]);
    setPlatform('darwin');
    expect(() => safeStorage.getSelectedStorageBackend()).toThrow('is not a function');
  });

  it('does nothing for login items on Linux', () => {
    setPlatform('linux');
    app.setLoginItemSettings({ openAtLogin: true });
    expect(app.getLoginItemSettings().openAtLogin).toBe(false);
  });

  it('counts a shortcut as registered when the Wayland portal rejects it', () => {
    fake.portalRefuses = true;
    expect(globalShortcut.register('Alt+W', () => undefined)).toBe(true);
    expect(fake.shortcuts.has('Alt+W')).toBe(false);
    fake.portalRefuses = false;
  });
});

describe('the network', () => {
  it('waits for a server that never responds until the request is aborted', async () => {
    const network = new FakeSession();
    network.hangs = true;
    const controller = new AbortController();
    const response = network.fetch('https://x.example/', { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(response).rejects.toThrow('enough');
  });

  it('aborts pending requests when the connection is lost', async () => {
    const network = new FakeSession();
    let signal: AbortSignal | null | undefined;
    network.network = async (_url, init) => ((signal = init?.signal), new Response('begun'));
    await network.fetch('https://x.example/');
    network.connected = false;
    expect(signal?.reason).toEqual(new Error('net::ERR_NETWORK_CHANGED'));
    await expect(network.fetch('https://x.example/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it.each([
    ['manual', 'Redirect was cancelled'],
    ['error', "Attempted to redirect, but redirect policy was 'error'"],
  ] as const)('throws on a redirect with `redirect: %s`', async (redirect, message) => {
    const network = new FakeSession();
    network.network = async () => new Response(null, { status: 302 });
    await expect(network.fetch('https://x.example/', { redirect })).rejects.toThrow(message);
  });

  it('neither sends nor stores cookies with `credentials: omit`', async () => {
    const network = new FakeSession();
    network.cookies.set('a', '1');
    let sent: string | null = '';
    network.network = async (_url, init) => {
      sent = new Headers(init?.headers).get('cookie');
      return new Response('', { headers: { 'Set-Cookie': 'b=2' } });
    };
    await network.fetch('https://x.example/', { credentials: 'omit' });
    expect([sent, [...network.cookies.keys()]]).toEqual([null, ['a']]);
    await network.fetch('https://x.example/', { credentials: 'include' });
    expect([sent, [...network.cookies.keys()]]).toEqual(['a=1', ['a', 'b']]);
  });
});
