import { app, Menu, nativeImage, Tray } from 'electron';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Actions } from './app-menu.ts';

const folder = join(import.meta.dirname, '../../resources/tray');
const icons: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'tray-Template.png',
  win32: 'tray.ico',
};
const icon = icons[process.platform] ?? 'tray.png';

const unreadText = (count: number) =>
  count === 0 ? 'No unread submissions' : `${count} unread submission${count === 1 ? '' : 's'}`;

const waitingText = (count: number) =>
  `${count} ${count === 1 ? 'capture waits' : 'captures wait'} to be sent`;

/** The current or next session. */
export interface NextSession {
  text: string;
  /** Where it takes place, if that is a web address. */
  url: string | null;
  /** Its route in the app. */
  path: string;
}

interface TrayActions extends Pick<Actions, 'open' | 'capture' | 'quit'> {
  openExternal: (url: string) => unknown;
}

interface Shown {
  unread: number;
  waiting: number;
  next: NextSession | null;
}

/** In a menu, a single `&` marks the access key. */
const inMenu = (text: string) => text.replaceAll('&', '&&');

/** The tray icon: opens the app if no shortcut works, and shows the next session and the unread and waiting counts. */
export class TrayIcon {
  private tray: Tray | null = null;
  private shown: Shown = { unread: 0, waiting: 0, next: null };

  constructor(private readonly actions: TrayActions) {}

  /** Shows the given values; the others stay unchanged. */
  show(changed: Partial<Shown> = {}): void {
    const shown = { ...this.shown, ...changed };
    // On Linux, setting a menu closes an open one.
    if (this.tray && isDeepStrictEqual(shown, this.shown)) return;
    this.shown = shown;
    const { unread, waiting, next } = shown;
    this.tray ??= this.create();
    const { open, openExternal, capture, quit } = this.actions;
    const texts = [
      unreadText(unread).toLowerCase(),
      ...(waiting > 0 ? [waitingText(waiting)] : []),
    ];
    this.tray.setToolTip(`Polaris: ${texts.join(', ')}`);
    this.tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: 'Open Polaris', click: () => open() },
        ...(next
          ? [
              {
                label: inMenu(next.text),
                click: () => (next.url ? openExternal(next.url) : open(next.path)),
              },
            ]
          : []),
        { label: unreadText(unread), enabled: unread > 0, click: () => open('/admin/contacts') },
        ...(waiting > 0 ? [{ label: waitingText(waiting), click: () => open('/settings') }] : []),
        { label: 'Quick Capture', click: capture },
        { label: 'Settings…', click: () => open('/settings') },
        { type: 'separator' },
        { label: 'Quit Polaris', click: quit },
      ]),
    );
    // Windows has no badge count: there the taskbar button gets an overlay icon instead.
    if (process.platform !== 'win32') app.setBadgeCount(unread);
  }

  private create(): Tray {
    const tray = new Tray(nativeImage.createFromPath(join(folder, icon)));
    tray.on('click', () => this.actions.open());
    return tray;
  }
}
