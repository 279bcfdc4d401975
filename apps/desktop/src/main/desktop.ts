import {
  app,
  autoUpdater,
  globalShortcut,
  ipcMain,
  nativeTheme,
  powerMonitor,
  safeStorage,
  session,
  shell,
} from 'electron';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellState } from '../bridge/bridge.ts';
import { SERVER_EVENT_CHANNEL, STATE_CHANNEL } from '../bridge/channels.ts';
import { captureCalls } from './ipc/capture-calls.ts';
import { type Calls, registerIpcHandlers } from './ipc/ipc-handlers.ts';
import { shortcutCalls } from './ipc/shortcut-calls.ts';
import { denyPermissions } from './security/permissions.ts';
import { isAppPage } from './security/trusted-url.ts';
import { APP_SCHEME, PARTITION } from './origin/app-origin.ts';
import { protocolHandler } from './origin/protocol-handler.ts';
import { servePages } from './origin/serve-pages.ts';
import { pathOfRecordLink } from '@polaris/contracts/admin-screens';
import { ServerConnection } from './connection/server-connection.ts';
import { showAppMenu } from './shell/show-app-menu.ts';
import { Log } from './shell/log.ts';
import { setStartAtLogin, startsAtLogin, wasStartedHidden } from './shell/login-item.ts';
import { OwnerNotifier } from './notifications/owner-notifier.ts';
import { Shortcuts, isUnconfirmed } from './shell/shortcuts.ts';
import { configureSpellChecker } from './security/spell-checker.ts';
import { TrayIcon } from './shell/tray-icon.ts';
import { Updates } from './shell/updates.ts';
import { askForUpdate, confirmAccountChange } from './dialogs.ts';
import { BrowserSignIn } from './sign-in/browser-sign-in.ts';
import type { DeepLinks } from './deep-links/deep-links.ts';
import { writeAppImageEntry } from './deep-links/appimage-entry.ts';
import { registerProtocolClient } from './deep-links/protocol-client.ts';
import { KeyRing } from './store/key-ring.ts';
import { Settings } from './store/settings.ts';
import { trackDownloads } from './windows/downloads.ts';
import { Windows } from './windows/windows.ts';

/** The `appId` of the installer. */
const APP_ID = 'app.polaris.desktop';

/** Milliseconds for the main window to load its page before that of quick capture is loaded. */
const CAPTURE_DELAY = 1500;

/** Creates the parts of the app and connects them. */
export class Desktop {
  private readonly folder = join(app.getPath('userData'), 'polaris');
  private readonly log = new Log(join(this.folder, 'main.log'));
  private readonly settings = this.openSettings();
  private readonly session = session.fromPartition(PARTITION);
  private readonly windows = new Windows(this.settings, this.log);
  private readonly updates = new Updates(() => this.sendState(), this.log);
  private readonly connection: ServerConnection = new ServerConnection({
    session: this.session,
    settings: this.settings,
    folder: this.folder,
    keyRing: new KeyRing(safeStorage),
    onChange: () => this.sendState(),
    onUser: (user) => (user ? this.notifier.start() : this.notifier.reset()),
    confirmAccountChange: (button) => this.confirmAccountChange(button),
  });
  private readonly signIn = new BrowserSignIn({
    server: () => this.settings.get('server'),
    openExternal: (url) => shell.openExternal(url),
    exchange: (input) => this.connection.exchange(input),
    onChange: () => this.sendState(),
  });
  private readonly notifier: OwnerNotifier = new OwnerNotifier({
    request: (path) => this.connection.request(path),
    openEvents: (signal) => this.connection.openEvents(signal),
    settings: this.settings,
    onUnread: (count) => this.showUnread(count),
    onNextSession: (next) => this.tray.show({ next }),
    onOpen: (path) => this.windows.open(path),
    onMessage: (message) => this.windows.send(SERVER_EVENT_CHANNEL, message),
    log: this.log,
  });
  private readonly shortcuts = new Shortcuts(
    globalShortcut,
    { show: () => this.windows.toggle(), capture: () => this.windows.openCapture() },
    this.settings.get('shortcuts'),
    { unconfirmed: isUnconfirmed(), onChange: () => this.sendState() },
  );
  private readonly actions = {
    open: (path?: string) => this.windows.open(path),
    openExternal: (url: string) => shell.openExternal(url),
    goInHistory: (direction: 'back' | 'forward') => this.windows.goInHistory(direction),
    capture: () => this.windows.openCapture(),
    openWindow: () => this.windows.openWindow(),
    signOut: () => void this.signOut(),
    setTheme: (theme: 'system' | 'light' | 'dark') => this.setTheme(theme),
    checkForUpdate: async () =>
      (await askForUpdate(this.updates, this.windows)) && this.installUpdate(),
    find: () => this.windows.find(),
    print: () => this.windows.print(),
    showLog: () => shell.showItemInFolder(this.log.path),
    quit: () => app.quit(),
  };
  private readonly tray = new TrayIcon(this.actions);
  private captureTimer: NodeJS.Timeout | undefined;

  constructor(private readonly deepLinks: DeepLinks) {}

  async start(): Promise<void> {
    this.log.write(`start ${app.getVersion()} on ${process.platform}`);
    // Without this id Windows shows no notifications.
    if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
    denyPermissions(this.session);
    configureSpellChecker(this.session);
    trackDownloads(this.session, this.windows);
    this.session.protocol.handle(
      APP_SCHEME,
      protocolHandler({ serve: servePages(), forward: this.connection.forward }),
    );
    registerIpcHandlers(ipcMain, this.calls, isAppPage);
    this.setTheme(this.settings.get('theme'));
    showAppMenu(this.actions, this.settings.get('theme'));
    this.tray.show();
    this.shortcuts.registerAll();
    writeAppImageEntry();
    registerProtocolClient();
    this.listen();
    this.connection.start();
    const link = this.deepLinks.listen((opened) => void this.openLink(opened));
    if (link) await this.openLink(link);
    else if (!wasStartedHidden(process.argv)) await this.windows.open();
    this.updates.start();
    this.captureTimer = setTimeout(() => this.windows.prepareCapture(), CAPTURE_DELAY);
  }

  private listen(): void {
    // A click on the Dock icon: if a record window is in front, macOS users expect no other window.
    app.on('activate', (_event, hasVisibleWindows) => {
      if (!hasVisibleWindows) void this.windows.open();
    });
    app.on('window-all-closed', () => undefined);
    app.on('before-quit', () => this.windows.allowClosing());
    // When an update is installed, the windows are closed before `before-quit`.
    autoUpdater.on('before-quit-for-update', () => this.windows.allowClosing());
    app.on('will-quit', () => this.stop());
    app.on('child-process-gone', (_event, { type, reason }) => this.log.write(`${type} ${reason}`));
    powerMonitor.on('resume', () => this.connection.user && this.notifier.start());
    process.on('uncaughtException', (error) => this.log.write(`uncaught ${error.stack}`));
  }

  private readonly calls: Calls = {
    readState: async () => {
      // The previous page may have been recording a shortcut; the one that has just loaded is not.
      this.shortcuts.suspend(false);
      return this.state();
    },
    connect: (address) => this.connection.connect(address),
    signInWithBrowser: () => this.signIn.begin(),
    ...shortcutCalls(this.shortcuts, this.settings, () => this.sendState()),
    setStartAtLogin: async (openAtLogin) => {
      setStartAtLogin(openAtLogin);
      this.sendState();
    },
    setQuietHours: async (quietHours) => {
      this.settings.set({ quietHours });
      this.sendState();
    },
    ...captureCalls(this.connection, this.windows),
    showMenu: async () => this.windows.showMenu(),
    checkForUpdate: () => this.updates.check(),
    installUpdate: () => this.installUpdate(),
  };

  private state(): ShellState {
    return {
      version: app.getVersion(),
      // On macOS the menu bar is on top of the screen.
      menuButton: process.platform !== 'darwin',
      server: this.settings.get('server'),
      shortcuts: this.shortcuts.state,
      dismissedShortcuts: this.settings.get('dismissedShortcuts'),
      startAtLogin: startsAtLogin(),
      quietHours: this.settings.get('quietHours'),
      update: this.updates.state,
      signIn: this.signIn.state,
      ...this.connection.state,
    };
  }

  /** Does nothing before the first window is open: there is no page, and other parts may not exist yet. */
  private sendState(): void {
    this.tray.show({ waiting: this.connection?.captures.waitingLonger ?? 0 });
    if (this.windows.isOpen) this.windows.send(STATE_CHANNEL, this.state());
  }

  private showUnread(count: number): void {
    this.tray.show({ unread: count });
    this.windows.showUnread(count);
  }

  /** Opens a record or finishes a sign-in; any other link only brings the app to the front. */
  private async openLink(link: string | undefined): Promise<void> {
    const path = link && pathOfRecordLink(link);
    if (path) return this.windows.open(path);
    if (link && (await this.signIn.finish(link))) await this.windows.restart('/admin');
    await this.windows.open();
  }

  /** The installer may be started before the windows are closed: nothing may stop the quit then. */
  private async installUpdate(): Promise<void> {
    if (await this.windows.leave()) this.updates.install();
  }

  private async signOut(): Promise<void> {
    this.signIn.cancel();
    if (!(await this.confirmAccountChange('Sign Out')) || !(await this.windows.leave())) return;
    await this.connection.signOut();
    await this.windows.restart('/login');
  }

  private confirmAccountChange(button: string): Promise<boolean> {
    const { waiting } = this.connection.captures;
    return confirmAccountChange(this.windows, {
      waiting,
      server: this.settings.get('server'),
      button,
    });
  }

  private setTheme(theme: 'system' | 'light' | 'dark'): void {
    nativeTheme.themeSource = theme;
    this.settings.set({ theme });
  }

  /** Stops all timers and releases the global shortcuts. */
  private stop(): void {
    clearTimeout(this.captureTimer);
    globalShortcut.unregisterAll();
    for (const part of [this.updates, this.notifier, this.connection]) part.stop();
  }

  private openSettings(): Settings {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    return new Settings(join(this.folder, 'settings.json'));
  }
}
