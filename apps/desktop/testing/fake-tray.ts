import type { MenuItemConstructorOptions } from 'electron';
import { EventEmitter } from 'node:events';
import { fake, assertReady } from './fake.ts';

export class FakeTray extends EventEmitter {
  constructor() {
    assertReady('Cannot create Tray before app is ready');
    super();
    fake.trays.push(this);
  }
  setToolTip = (text: string) => void (fake.trayTitle = text);
  setContextMenu = (menu: { template: MenuItemConstructorOptions[] }) =>
    void (fake.trayMenu = menu.template);
}

export class FakeNotification extends EventEmitter {
  static isSupported = () => true;
  readonly options: { title: string; body: string; silent?: boolean };
  constructor(options: { title: string; body: string; silent?: boolean }) {
    assertReady('Cannot create Notification before app is ready');
    super();
    this.options = options;
  }
  /** electron.d.ts, `failed`: unsigned builds on macOS cannot show any. */
  show = (): void => {
    if (fake.notificationError) this.emit('failed', {}, fake.notificationError);
    else fake.notifications.push(this);
  };
  /**
   * electron.d.ts, `close`: on Windows "via system timeout", too, after which it is still in the Action
   * Center and can be clicked.
   */
  close = (reason?: 'userCanceled' | 'timedOut'): void => void this.emit('close', { reason });
}
