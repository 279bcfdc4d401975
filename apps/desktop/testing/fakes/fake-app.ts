import type { LoginItemSettings, LoginItemSettingsOptions, Settings } from 'electron';
import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fake, assertPlatform, assertReady, assertNotReady, preventable } from './fake.ts';
import { FakeWindow } from './fake-window.ts';

export const fakeAutoUpdater = new EventEmitter();

export class FakeApp extends EventEmitter {
  isPackaged = false;
  name = 'Polaris';
  private readonly readiness = Promise.withResolvers<void>();

  isReady = () => fake.ready;
  whenReady = (): Promise<void> => this.readiness.promise;

  /** lib/browser/init.ts: `ready` is emitted only after the entry was evaluated or has failed. */
  emitReady = (): void => {
    if (fake.ready) return;
    fake.ready = true;
    this.emit('ready', {}, {});
    this.readiness.resolve();
  };

  /** electron.d.ts: "This method can only be called before app is ready." */
  enableSandbox = (): void => {
    assertNotReady('`app.enableSandbox()` can only be called before app is ready');
    fake.sandboxed = true;
  };
  requestSingleInstanceLock = () => fake.singleInstance;
  setAsDefaultProtocolClient = (scheme: string) => fake.protocolClients.push(scheme) > 0;
  /** electron.d.ts: `@platform win32`. */
  setAppUserModelId = (id: string): void => {
    assertPlatform('app.setAppUserModelId', 'win32');
    fake.appId = id;
  };
  getVersion = () => '0.1.0';
  getAppPath = () => join(import.meta.dirname, '../..');
  getLocale = () => {
    assertReady('app.getLocale() can only be called after app is ready');
    return 'en-US';
  };
  getPath = (): string => (fake.folder ||= mkdtempSync(join(tmpdir(), 'polaris-desktop-')));

  /** electron.d.ts: `@platform darwin,win32`; on Linux it does nothing. */
  setLoginItemSettings = ({ openAtLogin = false, args = [] }: Settings): void => {
    if (process.platform !== 'linux') fake.loginItem = openAtLogin ? { args } : null;
  };
  /** electron.d.ts: Windows finds the login item only by the arguments it was created with. */
  getLoginItemSettings = ({ args = [] }: LoginItemSettingsOptions = {}): LoginItemSettings => {
    const matches = process.platform !== 'win32' || String(args) === String(fake.loginItem?.args);
    return {
      openAtLogin: fake.loginItem !== null && matches,
      wasOpenedAtLogin: fake.openedAtLogin,
    } as LoginItemSettings;
  };
  /** electron.d.ts: `@platform linux,darwin`. */
  setBadgeCount = (count: number): boolean => {
    assertReady('app.setBadgeCount() can only be called after app is ready');
    if (process.platform === 'win32') return false;
    fake.badge = count;
    return true;
  };
  /** electron.d.ts: `@platform darwin`. macOS then activates the app that was used before. */
  hide = (): void => {
    assertPlatform('app.hide', 'darwin');
    fake.appHidden = true;
    fake.keyboard = 'other';
    for (const window of FakeWindow.all) window.focused = false;
  };
  /** electron.d.ts: `@platform darwin`; "Does not automatically focus them." */
  show = (): void => {
    assertPlatform('app.show', 'darwin');
    fake.appHidden = false;
  };

  /** electron.d.ts: `before-quit`, then all windows close; a window that prevents it stops the quit. */
  quit = (): void => {
    fake.quits += 1;
    const event = preventable();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    if (closeAll()) this.end();
  };

  /** electron.d.ts: exits at once, without `before-quit` and `will-quit`. */
  exit = (code = 0): void => {
    fake.exitCode = code;
    for (const window of [...FakeWindow.all]) window.destroy();
    this.emit('quit', {}, code);
  };

  /** electron.d.ts, AutoUpdater.quitAndInstall: windows are closed first, then `before-quit` is emitted. */
  quitAndInstall = (): boolean => {
    fakeAutoUpdater.emit('before-quit-for-update');
    if (!closeAll()) return false;
    this.quit();
    return true;
  };

  private end(): void {
    const event = preventable();
    this.emit('will-quit', event);
    if (event.defaultPrevented) return;
    fake.exitCode = 0;
    this.emit('quit', {}, 0);
  }
}

function closeAll(): boolean {
  for (const window of [...FakeWindow.all]) window.close();
  return FakeWindow.all.length === 0;
}
