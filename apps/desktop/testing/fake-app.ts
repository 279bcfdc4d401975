import type { LoginItemSettings, LoginItemSettingsOptions, Settings } from 'electron';
import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fake, mustBeOn, mustBeReady, mustNotBeReady } from './fake.ts';
import { FakeWindow } from './fake-window.ts';

const preventable = () => {
  const event = {
    defaultPrevented: false,
    preventDefault: () => void (event.defaultPrevented = true),
  };
  return event;
};

export const fakeAutoUpdater = new EventEmitter();

export class FakeApp extends EventEmitter {
  isPackaged = false;
  name = 'Polaris';
  private readonly becomesReady = Promise.withResolvers<void>();

  isReady = () => fake.ready;
  whenReady = (): Promise<void> => this.becomesReady.promise;

  /** lib/browser/init.ts: only once the entry has been evaluated, or has failed, is `ready` sent. */
  becomeReady = (): void => {
    if (fake.ready) return;
    fake.ready = true;
    this.emit('ready', {}, {});
    this.becomesReady.resolve();
  };

  /** electron.d.ts: "This method can only be called before app is ready." */
  enableSandbox = (): void => {
    mustNotBeReady('`app.enableSandbox()` can only be called before app is ready');
    fake.sandboxed = true;
  };
  requestSingleInstanceLock = () => fake.singleInstance;
  setAsDefaultProtocolClient = (scheme: string) => fake.links.push(scheme) > 0;
  /** electron.d.ts: `@platform win32`. */
  setAppUserModelId = (id: string): void => {
    mustBeOn('app.setAppUserModelId', 'win32');
    fake.appId = id;
  };
  getVersion = () => '0.1.0';
  getLocale = () => {
    mustBeReady('app.getLocale() can only be called after app is ready');
    return 'en-US';
  };
  getPath = (): string => (fake.folder ||= mkdtempSync(join(tmpdir(), 'polaris-desktop-')));

  /** electron.d.ts: `@platform darwin,win32`; Linux takes the call and does nothing. */
  setLoginItemSettings = ({ openAtLogin = false, args = [] }: Settings): void => {
    if (process.platform !== 'linux') fake.loginItem = openAtLogin ? { args } : null;
  };
  /** electron.d.ts: Windows only knows the entry by the arguments that it was made with. */
  getLoginItemSettings = ({ args = [] }: LoginItemSettingsOptions = {}): LoginItemSettings => {
    const same = process.platform !== 'win32' || String(args) === String(fake.loginItem?.args);
    return {
      openAtLogin: fake.loginItem !== null && same,
      wasOpenedAtLogin: fake.openedAtLogin,
    } as LoginItemSettings;
  };
  /** electron.d.ts: `@platform linux,darwin`; elsewhere there is no badge to count on. */
  setBadgeCount = (count: number): boolean => {
    mustBeReady('app.setBadgeCount() can only be called after app is ready');
    if (process.platform === 'win32') return false;
    fake.badge = count;
    return true;
  };
  /** electron.d.ts: `@platform darwin`. */
  hide = (): void => {
    mustBeOn('app.hide', 'darwin');
    fake.hidden += 1;
  };

  /** electron.d.ts: `before-quit`, then every window is asked to close; one that stays keeps the app. */
  quit = (): void => {
    fake.quits += 1;
    const event = preventable();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    if (closeAll()) this.end();
  };

  /** Ends at once: nobody is asked, `before-quit` and `will-quit` are not sent. */
  exit = (code = 0): void => {
    fake.exitCode = code;
    for (const window of [...FakeWindow.all]) window.destroy();
    this.emit('quit', {}, code);
  };

  /** electron.d.ts, AutoUpdater.quitAndInstall: windows are closed first, `before-quit` comes after. */
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
