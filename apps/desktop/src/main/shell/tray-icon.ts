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

/** The tray icon: opens the app when no shortcut works, and shows what is unread and what waits. */
export class TrayIcon {
  private tray: Tray | null = null;
  private counts = { unread: 0, waiting: 0 };

  constructor(private readonly actions: Pick<Actions, 'open' | 'capture' | 'quit'>) {}

  /** Shows the given counts, and those given before for the rest. */
  show(changed: { unread?: number; waiting?: number } = {}): void {
    const counts = { ...this.counts, ...changed };
    // On Linux a new menu closes one that is open.
    if (this.tray && isDeepStrictEqual(counts, this.counts)) return;
    this.counts = counts;
    const { unread, waiting } = counts;
    this.tray ??= this.create();
    const { open, capture, quit } = this.actions;
    const texts = [
      unreadText(unread).toLowerCase(),
      ...(waiting > 0 ? [waitingText(waiting)] : []),
    ];
    this.tray.setToolTip(`Polaris: ${texts.join(', ')}`);
    this.tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: 'Open Polaris', click: () => open() },
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
