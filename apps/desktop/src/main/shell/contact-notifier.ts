import { Notification } from 'electron';
import type { Settings } from '../store/settings.ts';
import { type ContactNotification, UNREAD_PATH, checkForNewContacts } from './new-contacts.ts';
import { Poller } from './poller.ts';
import { isQuiet } from './quiet-hours.ts';

interface Listeners {
  onUnread: (count: number) => void;
  onOpen: (path: string) => unknown;
}

const INTERVAL = { every: 60_000, longest: 15 * 60_000 };

/** Checks for new submissions while a user is signed in, and shows notifications of them. */
export class ContactNotifier {
  private readonly poller = new Poller(() => this.check(), INTERVAL);
  /** Keeps a reference: a notification that is garbage-collected loses its click handler. */
  private readonly shown = new Set<Notification>();

  constructor(
    private readonly request: (path: string) => Promise<Response>,
    private readonly settings: Pick<Settings, 'get' | 'set'>,
    private readonly listeners: Listeners,
  ) {}

  /** Checks now, and then regularly. */
  start(): void {
    this.poller.start();
  }

  stop(): void {
    this.poller.stop();
  }

  /** Stops, and forgets what the user who signed out had seen. */
  reset(): void {
    this.poller.stop();
    this.settings.set({ seenContact: null });
    this.listeners.onUnread(0);
  }

  private check(): Promise<boolean> {
    return checkForNewContacts({
      read: () => this.request(UNREAD_PATH),
      seen: () => this.settings.get('seenContact'),
      quiet: () => isQuiet(this.settings.get('quietHours'), new Date()),
      onSeen: (seenContact) => this.settings.set({ seenContact }),
      onUnread: this.listeners.onUnread,
      onNotification: (notification) => this.notify(notification),
    });
  }

  private notify({ title, body, path }: ContactNotification): void {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
    notification.on('click', () => {
      this.shown.delete(notification);
      this.listeners.onOpen(path);
    });
    notification.on('close', () => this.shown.delete(notification));
    this.shown.add(notification);
    notification.show();
  }
}
