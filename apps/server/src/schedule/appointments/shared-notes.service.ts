import { Injectable } from '@nestjs/common';
import { ClientUpdatesService } from '../../people/client-updates/client-updates.service';
import type { AppointmentEntity } from './appointment.entity';

type NotedSession = Pick<AppointmentEntity, 'id' | 'userId' | 'title' | 'sharedNote'>;

/** Notifies clients of notes that the owner shared about a session. */
@Injectable()
export class SharedNotesService {
  constructor(private readonly updates: ClientUpdatesService) {}

  /** Part of the transaction that changes the session. */
  async notifyClient(session: NotedSession, previous: string | null): Promise<void> {
    const { userId, title, sharedNote } = session;
    if (userId === null || sharedNote === previous) return;
    if (sharedNote === null) return this.takeBack(session);
    await this.updates.add(userId, {
      topic: topicOf(session),
      line: `New notes on your session “${title}”`,
    });
  }

  async takeBack(session: NotedSession): Promise<void> {
    await this.updates.remove(topicOf(session));
  }
}

const topicOf = ({ id }: NotedSession): string => `session:${id}:note`;
