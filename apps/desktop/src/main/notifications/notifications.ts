import { type ActivationArguments, Notification, type NotificationAction } from 'electron';
import type { Log } from '../shell/log.ts';

export interface NotificationContent {
  title: string;
  body: string;
  /** The route to open on a click. */
  path: string;
  /** Whether it has a reply button, where the system supports buttons. */
  canReply?: boolean;
}

const MAX_BODY = 140;

export const truncate = (text: string) =>
  text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;

/** Windows keeps that many in its Action Center. */
const MAX_SHOWN = 20;

/** In milliseconds: a click is reported twice within this time. */
const REPEATED = 1000;

/** Windows: a tag has at most 64 characters. It says what the notification is about. */
const MAX_TAG = 64;
const ADMIN_PATH = /^\/admin(?:\/[\w/-]*)?(?:\?[\w=&-]*)?$/;

/** This parameter opens the reply on the screen of a submission. */
const replyPath = (path: string): string => `${path}&reply=1`;

/** Electron's documentation of NotificationAction: buttons are supported on macOS and Windows. */
const hasButtons = (): boolean => process.platform === 'darwin' || process.platform === 'win32';

/** The route in an activation's arguments, such as `type=click&tag=…`; any program can send them. */
function activatedPath({ arguments: text, type }: ActivationArguments): string | null {
  const tag = new URLSearchParams(text).get('tag') ?? '';
  const path = Buffer.from(tag, 'base64url').toString();
  if (!ADMIN_PATH.test(path)) return null;
  return type === 'action' ? replyPath(path) : path;
}

/** The system's notifications. */
export class Notifications {
  /** Keeps a reference: a notification that is garbage-collected loses its click handler. */
  readonly shown = new Set<Notification>();

  private lastOpened = { path: '', at: 0 };

  constructor(
    private readonly onOpen: (path: string) => unknown,
    private readonly log: Pick<Log, 'write'>,
  ) {}

  show({ title, body, path, canReply = false }: NotificationContent): void {
    if (!Notification.isSupported()) return;
    const id = Buffer.from(path).toString('base64url');
    const hasTag = process.platform === 'win32' && id.length <= MAX_TAG;
    const actions: NotificationAction[] = [{ type: 'button', text: 'Reply' }];
    const notification = new Notification({
      title,
      body,
      ...(hasTag && { id }),
      ...(canReply && hasButtons() && { actions }),
    });
    const openOnce = (route: string) => () => {
      this.shown.delete(notification);
      this.open(route);
    };
    notification.on('click', openOnce(path));
    notification.on('action', openOnce(replyPath(path)));
    notification.on('close', ({ reason }) => {
      // On Windows one that has timed out is still in the Action Center, and can be clicked there.
      if (reason !== 'timedOut') this.shown.delete(notification);
    });
    // macOS shows no notifications of an unsigned app.
    notification.on('failed', (_event, error) => {
      this.log.write(`notification ${error}`);
      this.shown.delete(notification);
    });
    this.keep(notification);
    notification.show();
  }

  /**
   * Windows keeps notifications in its Action Center when the app has ended; a click there starts it. Call
   * this once pages can be opened: a click that came earlier is reported then.
   */
  listen(): void {
    if (process.platform !== 'win32') return;
    Notification.handleActivation((details) => {
      const path = activatedPath(details);
      if (path) this.open(path);
    });
  }

  /** Windows reports a click twice if the notification is still in memory. */
  private open(path: string): void {
    const repeated = path === this.lastOpened.path && Date.now() - this.lastOpened.at < REPEATED;
    this.lastOpened = { path, at: Date.now() };
    if (!repeated) this.onOpen(path);
  }

  private keep(notification: Notification): void {
    this.shown.add(notification);
    const [oldest] = this.shown;
    if (oldest && this.shown.size > MAX_SHOWN) this.shown.delete(oldest);
  }
}
