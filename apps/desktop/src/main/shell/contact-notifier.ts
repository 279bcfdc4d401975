import { Notification } from 'electron';
import type { Settings } from '../store/settings.ts';
import { type News, UNREAD, lookForContacts } from './new-contacts.ts';
import { isQuiet } from './quiet-hours.ts';
import { Repeat } from './poller.ts';

interface Listeners {
  onUnread: (count: number) => void;
  onOpen: (path: string) => unknown;
}

const PACE = { every: 60_000, longest: 15 * 60_000 };

/** Looks for new submissions while someone is signed in, and tells of them. */
export class ContactWatch {
  private readonly repeat = new Repeat(() => this.look(), PACE);
  /** A notification that nothing refers to is collected, and its click with it. */
  private readonly shown = new Set<Notification>();

  constructor(
    private readonly ask: (path: string) => Promise<Response>,
    private readonly settings: Pick<Settings, 'get' | 'set'>,
    private readonly listeners: Listeners,
  ) {}

  /** Looks now, and from now on. */
  start(): void {
    this.repeat.start();
  }

  stop(): void {
    this.repeat.stop();
  }

  forget(): void {
    this.repeat.stop();
    this.settings.set({ seenContact: null });
    this.listeners.onUnread(0);
  }

  private look(): Promise<boolean> {
    return lookForContacts({
      read: () => this.ask(UNREAD),
      seen: () => this.settings.get('seenContact'),
      quiet: () => isQuiet(this.settings.get('quietHours'), new Date()),
      onSeen: (seenContact) => this.settings.set({ seenContact }),
      onUnread: this.listeners.onUnread,
      onNews: (news) => this.tell(news),
    });
  }

  private tell({ title, body, path }: News): void {
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
