import { Injectable } from '@nestjs/common';
import { NotificationsService } from './notifications.service';

/**
 * Announces changes of public content: our own immediately, those of other servers through NOTIFY. Triggers send it, so
 * no writer can forget to.
 */
@Injectable()
export class ContentChangesService {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly notifications: NotificationsService) {
    notifications.listen('content_changed', () => this.announce());
    // Changes while not listening are unknown: assume that everything changed.
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
