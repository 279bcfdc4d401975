import { Notification } from 'electron';

export interface NotificationContent {
  title: string;
  body: string;
  /** The route that a click on it opens. */
  path: string;
}

const MAX_BODY = 140;

export const truncate = (text: string) =>
  text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;

/** The system's notifications. */
export class Notifications {
  /** Keeps a reference: a notification that is garbage-collected loses its click handler. */
  private readonly shown = new Set<Notification>();

  constructor(private readonly onOpen: (path: string) => unknown) {}

  show({ title, body, path }: NotificationContent): void {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    notification.on('click', () => {
      this.shown.delete(notification);
      this.onOpen(path);
    });
    notification.on('close', () => this.shown.delete(notification));
    this.shown.add(notification);
    notification.show();
  }
}
