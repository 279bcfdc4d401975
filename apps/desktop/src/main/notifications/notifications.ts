import { Notification } from 'electron';
import type { Log } from '../shell/log.ts';

export interface NotificationContent {
  title: string;
  body: string;
  /** The route that a click on it opens. */
  path: string;
}

const MAX_BODY = 140;

export const truncate = (text: string) =>
  text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;

/** Windows keeps that many in its Action Center. */
const MAX_SHOWN = 20;

/** The system's notifications. */
export class Notifications {
  /** Keeps a reference: a notification that is garbage-collected loses its click handler. */
  readonly shown = new Set<Notification>();

  constructor(
    private readonly onOpen: (path: string) => unknown,
    private readonly log: Pick<Log, 'write'>,
  ) {}

  show({ title, body, path }: NotificationContent): void {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    notification.on('click', () => {
      this.shown.delete(notification);
      this.onOpen(path);
    });
    notification.on('close', ({ reason }) => {
      // On Windows one that has timed out is still in the Action Center, and can be clicked there.
      if (reason !== 'timedOut') this.shown.delete(notification);
    });
    // macOS shows none for an app that is not signed.
    notification.on('failed', (_event, error) => {
      this.log.write(`notification ${error}`);
      this.shown.delete(notification);
    });
    this.keep(notification);
    notification.show();
  }

  private keep(notification: Notification): void {
    this.shown.add(notification);
    const [oldest] = this.shown;
    if (oldest && this.shown.size > MAX_SHOWN) this.shown.delete(oldest);
  }
}
