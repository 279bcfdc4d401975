import { Injectable } from '@nestjs/common';
import { NotificationsService } from './notifications.service';

/**
 * Announces that what public pages show has changed: at once for our own writes, through the
 * database's NOTIFY for those of other servers. A trigger sends it, so no writer can forget to.
 */
@Injectable()
export class ContentChangesService {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly notifications: NotificationsService) {
    notifications.listen('content_changed', () => this.announce());
    // What changed while not listening is unknown: assume that everything did.
    notifications.onMissed(() => this.announce());
  }

  /** Whether changes that other servers make are announced, too. */
  get areHeard(): boolean {
    return this.notifications.isListening;
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  announce(): void {
    for (const listener of this.listeners) listener();
  }
}
