import { app, Menu, nativeImage, Tray } from 'electron';
import { join } from 'node:path';
import type { Actions } from './app-menu.ts';

const folder = join(import.meta.dirname, '../../resources/tray');
const icon = process.platform === 'darwin' ? 'tray-Template.png' : 'tray.png';

const unreadText = (count: number) =>
  count === 0 ? 'No unread submissions' : `${count} unread submission${count === 1 ? '' : 's'}`;

/** The tray icon: opens the app when no shortcut works, and shows the number of unread submissions. */
export class TrayIcon {
  private tray: Tray | null = null;

  constructor(private readonly actions: Pick<Actions, 'open' | 'capture' | 'quit'>) {}

  show(unread: number): void {
    this.tray ??= this.create();
    const { open, capture, quit } = this.actions;
    this.tray.setToolTip(`Polaris: ${unreadText(unread).toLowerCase()}`);
    this.tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: 'Open Polaris', click: () => open() },
        { label: unreadText(unread), enabled: unread > 0, click: () => open('/admin/contacts') },
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
