import { Injectable } from '@nestjs/common';
import type { CalendarEvent } from '../../platform/mail/calendar-text';
import { Settings } from '../../platform/config/settings';
import { toCalendarEvent } from './calendar-file';
import { CalendarSessionsReadModel, type CalendarSession } from './calendar-sessions.read-model';

/** Sessions for subscribed calendars. Canceled sessions are left out, so calendars remove them. */
@Injectable()
export class CalendarSessionsService {
  constructor(
    private readonly sessions: CalendarSessionsReadModel,
    private readonly settings: Settings,
  ) {}

  /** A client's own. */
  async listOf(userId: string, since: Date, most: number): Promise<CalendarEvent[]> {
    return (await this.sessions.list({ since, most, userId })).map((session) =>
      this.toEvent(session),
    );
  }

  /** All sessions, each with its customer and a link to them. */
  async list(since: Date, most: number): Promise<CalendarEvent[]> {
    return (await this.sessions.list({ since, most })).map((session) => ({
      ...this.toEvent(session),
      summary: [session.title, session.name].filter(Boolean).join(' · '),
      url: session.customerId
        ? `${this.settings.publicUrl}/admin/customers/${session.customerId}`
        : `${this.settings.publicUrl}/admin`,
    }));
  }

  private toEvent(session: CalendarSession): CalendarEvent {
    return { ...toCalendarEvent(session, this.settings.publicUrl), stamp: session.createdAt };
  }
}
