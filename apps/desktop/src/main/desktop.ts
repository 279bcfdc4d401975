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
import { STATE_CHANNEL } from '../bridge/channels.ts';
import { type Calls, answerCalls } from './ipc/ipc-handlers.ts';
import { denyPermissions } from './security/navigation-guard.ts';
import { isOwnPage } from './security/trusted-url.ts';
import { APP_SCHEME, PARTITION } from './origin/app-origin.ts';
import { protocolHandler } from './origin/protocol-handler.ts';
import { pages } from './origin/serve-pages.ts';
import { ServerLink } from './server-connection.ts';
import { showAppMenu } from './shell/app-menu.ts';
import { ContactWatch } from './shell/contact-notifier.ts';
import { Log } from './shell/log.ts';
import { setStartAtLogin, startsAtLogin, wasStartedHidden } from './shell/login-item.ts';
import { Shortcuts, isPromised } from './shell/shortcuts.ts';
import { settleSpelling } from './shell/spell-checker.ts';
import { TrayIcon } from './shell/tray-icon.ts';
import { Updates } from './shell/updates.ts';
import { BrowserSignIn } from './sign-in/browser-sign-in.ts';
import type { LinkInbox } from './deep-links/deep-links.ts';
import { recordPlace } from './deep-links/record-link.ts';
import { claimLinks } from './deep-links/protocol-client.ts';
import { KeyRing } from './store/key-ring.ts';
import { Settings } from './store/settings.ts';
import { Windows } from './windows/windows.ts';

/** As the installer names it. */
const APP_ID = 'app.polaris.desktop';

/** The app as a whole: puts its parts together and passes on what one tells the others. */
export class Desktop {
  private readonly folder = join(app.getPath('userData'), 'polaris');
  private readonly log = new Log(join(this.folder, 'main.log'));
  private readonly settings = this.openSettings();
  private readonly session = session.fromPartition(PARTITION);
  private readonly windows = new Windows(this.settings, this.log);
  private readonly updates = new Updates(() => this.changed(), this.log);
  private readonly link = new ServerLink({
    session: this.session,
    settings: this.settings,
    folder: this.folder,
    ring: new KeyRing(safeStorage),
    onChange: () => this.changed(),
    onUser: (user) => (user ? this.watch.start() : this.watch.forget()),
  });
  private readonly signIn = new BrowserSignIn({
    server: () => this.settings.get('server'),
    openOutside: (url) => shell.openExternal(url),
    exchange: (input) => this.link.exchange(input),
    onChange: () => this.changed(),
  });
  private readonly watch: ContactWatch = new ContactWatch(
    (path) => this.link.ask(path),
    this.settings,
    {
      onUnread: (count) => this.showUnread(count),
      onOpen: (path) => this.windows.open(path),
    },
  );
  private readonly shortcuts = new Shortcuts(
    globalShortcut,
    { show: () => this.windows.toggle(), capture: () => this.windows.openCapture() },
    this.settings.get('shortcuts'),
    { promised: isPromised(), onChange: () => this.changed() },
  );
  private readonly actions = {
    open: (path?: string) => this.windows.open(path),
    go: (step: 'back' | 'forward') => this.windows.go(step),
    capture: () => this.windows.openCapture(),
    signOut: () => void this.signOut(),
    setTheme: (theme: 'system' | 'light' | 'dark') => this.setTheme(theme),
    checkForUpdate: () => void this.updates.check(),
    quit: () => this.quit(),
  };
  private readonly tray = new TrayIcon(this.actions);

  constructor(private readonly links: LinkInbox) {}

  async start(): Promise<void> {
    this.log.write(`start ${app.getVersion()} on ${process.platform}`);
    // Windows shows notifications of apps that it knows by this name alone.
    if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
    denyPermissions(this.session);
    settleSpelling(this.session);
    this.session.protocol.handle(
      APP_SCHEME,
      protocolHandler({ serve: pages(), forward: this.link.forward }),
    );
    answerCalls(ipcMain, this.calls, isOwnPage);
    this.setTheme(this.settings.get('theme'));
    showAppMenu(this.actions, this.settings.get('theme'));
    this.tray.show(0);
    this.shortcuts.registerAll();
    claimLinks();
    this.listen();
    this.link.start();
    const link = this.links.listen((address) => void this.openLink(address));
    if (link) await this.openLink(link);
    else if (!wasStartedHidden(process.argv)) await this.windows.open();
    this.updates.start();
  }

  private listen(): void {
    app.on('activate', () => void this.windows.open());
    app.on('window-all-closed', () => undefined);
    app.on('before-quit', () => this.windows.letClose());
    // Sent before the windows are closed, which `before-quit` is not in this one case.
    autoUpdater.on('before-quit-for-update', () => this.windows.letClose());
    app.on('will-quit', () => this.stop());
    app.on('child-process-gone', (_event, { type, reason }) => this.log.write(`${type} ${reason}`));
    powerMonitor.on('resume', () => this.link.user && this.watch.start());
    process.on('uncaughtException', (error) => this.log.write(`uncaught ${error.stack}`));
  }

  private readonly calls: Calls = {
    readState: async () => this.state(),
    connect: (address) => this.link.connect(address),
    signInWithBrowser: () => this.signIn.begin(),
    bindShortcut: async (name, accelerator) => {
      const outcome = this.shortcuts.bind(name, accelerator);
      if (outcome.ok)
        this.settings.set({
          shortcuts: { ...this.settings.get('shortcuts'), [name]: accelerator },
        });
      this.changed();
      return outcome;
    },
    setStartAtLogin: async (openAtLogin) => {
      setStartAtLogin(openAtLogin);
      this.changed();
    },
    setQuietHours: async (quietHours) => {
      this.settings.set({ quietHours });
      this.changed();
    },
    capture: (input) => this.link.capture(input),
    allowPlainCaptures: async (on) => this.link.allowPlainCaptures(on),
    dropRefused: (key) => this.link.dropRefused(key),
    closeCapture: async () => this.windows.closeCapture(),
    checkForUpdate: () => this.updates.check(),
    installUpdate: async () => this.updates.install(),
  };

  private state(): ShellState {
    return {
      version: app.getVersion(),
      server: this.settings.get('server'),
      shortcuts: this.shortcuts.state,
      startAtLogin: startsAtLogin(),
      quietHours: this.settings.get('quietHours'),
      update: this.updates.state,
      signIn: this.signIn.state,
      ...this.link.state,
    };
  }

  /** Parts tell of changes while others are still being made; pages hear of them once there are any. */
  private changed(): void {
    if (this.windows.any) this.windows.tell(STATE_CHANNEL, this.state());
  }

  private showUnread(count: number): void {
    this.tray.show(count);
    this.windows.showUnread(count);
  }

  /** A link to a record leads there; one that nobody here asked for only brings the app to the front. */
  private async openLink(address: string | undefined): Promise<void> {
    const place = address && recordPlace(address);
    if (place) return this.windows.open(place);
    if (address && (await this.signIn.finish(address))) await this.windows.restart('/admin');
    await this.windows.open();
  }

  private async signOut(): Promise<void> {
    this.signIn.cancel();
    await this.link.signOut();
    await this.windows.restart('/login');
  }

  private setTheme(theme: 'system' | 'light' | 'dark'): void {
    nativeTheme.themeSource = theme;
    this.settings.set({ theme });
  }

  private quit(): void {
    this.windows.letClose();
    app.quit();
  }

  /** Nothing goes on by itself once the app ends. */
  private stop(): void {
    globalShortcut.unregisterAll();
    for (const part of [this.updates, this.watch, this.link]) part.stop();
  }

  private openSettings(): Settings {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    return new Settings(join(this.folder, 'settings.json'));
  }
}
