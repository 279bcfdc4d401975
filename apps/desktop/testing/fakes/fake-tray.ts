import type {
  ActivationArguments,
  MenuItemConstructorOptions,
  NotificationConstructorOptions,
} from 'electron';
import { EventEmitter } from 'node:events';
import { fake, assertPlatform, assertReady } from './fake.ts';

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

type Options = Pick<NotificationConstructorOptions, 'id' | 'title' | 'body' | 'silent' | 'actions'>;

export class FakeNotification extends EventEmitter {
  static isSupported = () => true;
  /** electron.d.ts: `@platform win32`; an activation that came before is reported immediately. */
  static handleActivation = (callback: (details: ActivationArguments) => void): void => {
    assertPlatform('Notification.handleActivation', 'win32');
    fake.onActivation = callback;
    if (fake.pendingActivation) callback(activation(fake.pendingActivation));
    fake.pendingActivation = '';
  };
  /** A click in the Action Center, also after a restart of the app. The tag is the `id`, of at most 64 characters. */
  static activate(tag: string, type: 'click' | 'action' = 'click'): void {
    const text = `type=${type}&tag=${tag}`;
    if (fake.onActivation) fake.onActivation(activation(text));
    else fake.pendingActivation = text;
  }

  readonly options: Options;
  /**
   * What the system shows: electronjs.org/docs/api/structures/notification-action: buttons only on macOS and
   * Windows.
   */
  readonly buttons: string[];
  constructor(options: Options) {
    assertReady('Cannot create Notification before app is ready');
    super();
    this.options = options;
    const actions = process.platform === 'linux' ? [] : (options.actions ?? []);
    this.buttons = actions.flatMap(({ type, text }) => (type === 'button' ? [text ?? ''] : []));
  }
  /** electron.d.ts, `action`: the index is in the details. */
  press(button: string): void {
    const actionIndex = this.buttons.indexOf(button);
    if (actionIndex < 0) throw new Error(`This system shows no button ${button}`);
    this.emit('action', { actionIndex, selectionIndex: -1 });
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

const activation = (text: string): ActivationArguments => ({
  type: new URLSearchParams(text).get('type')!,
  arguments: text,
});
