import type { Settings } from '../store/settings.ts';
import { type NotifiedKind, checkForNew } from './new-records.ts';
import type { NotificationContent } from './notifications.ts';
import { isQuiet } from './quiet-hours.ts';

interface Dependencies {
  request: (path: string) => Promise<Response>;
  settings: Pick<Settings, 'get' | 'set'>;
  onUnread: (count: number) => void;
  onNotification: (content: NotificationContent) => void;
}

/** Checks for new records of a kind, and shows notifications of them. */
export class NewRecordNotifier<Item extends { id: number }> {
  /** Whether the last check was in quiet hours, and may have held back notifications. */
  private waits = false;

  constructor(
    private readonly kind: NotifiedKind<Item>,
    private readonly deps: Dependencies,
  ) {}

  /** Resolves to false if the server did not respond. */
  check(): Promise<boolean> {
    const { request, settings, onUnread, onNotification } = this.deps;
    const { path, seenIn } = this.kind;
    this.waits = this.isQuiet();
    return checkForNew(this.kind, {
      fetch: () => request(path),
      seen: () => settings.get(seenIn),
      quiet: () => this.isQuiet(),
      onSeen: (id) => settings.set({ [seenIn]: id }),
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
    this.deps.settings.set({ [this.kind.seenIn]: null });
    this.deps.onUnread(0);
  }

  private isQuiet(): boolean {
    return isQuiet(this.deps.settings.get('quietHours'), new Date());
  }
}
