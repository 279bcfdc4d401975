import type { Settings } from '../store/settings.ts';
import { UNREAD_PATH, checkForNewContacts } from './new-contacts.ts';
import type { NotificationContent } from './notifications.ts';
import { isQuiet } from './quiet-hours.ts';

interface Dependencies {
  request: (path: string) => Promise<Response>;
  settings: Pick<Settings, 'get' | 'set'>;
  onUnread: (count: number) => void;
  onNotification: (content: NotificationContent) => void;
}

/** Checks for new submissions, and notifies of them. */
export class ContactNotifier {
  /** The last check was made in quiet hours, and may have held something back. */
  private waits = false;

  constructor(private readonly deps: Dependencies) {}

  /** False when the server gave no answer. */
  check(): Promise<boolean> {
    const { request, settings, onUnread, onNotification } = this.deps;
    this.waits = this.isQuiet();
    return checkForNewContacts({
      read: () => request(UNREAD_PATH),
      seen: () => settings.get('seenContact'),
      quiet: () => this.isQuiet(),
      onSeen: (seenContact) => settings.set({ seenContact }),
      onUnread,
      onNotification,
    });
  }

  /** Checks when quiet hours have ended since the last check. */
  async checkAfterQuiet(): Promise<void> {
    if (this.waits && !this.isQuiet()) await this.check().catch(() => false);
  }

  /** Forgets what the user who signed out had seen. */
  reset(): void {
    this.waits = false;
    this.deps.settings.set({ seenContact: null });
    this.deps.onUnread(0);
  }

  private isQuiet(): boolean {
    return isQuiet(this.deps.settings.get('quietHours'), new Date());
  }
}
