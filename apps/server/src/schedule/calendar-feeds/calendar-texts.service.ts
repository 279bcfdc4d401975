import { Injectable } from '@nestjs/common';
import { DAY_MS, FEED_DAYS, FEED_EVENTS } from '@polaris/contracts';
import { ActivitiesService } from '../../people/activities/activities.service';
import { CalendarSessionsService } from '../appointments/calendar-sessions.service';
import { type CalendarEvent, calendarText } from '../../platform/mail/calendar-text';
import { BusinessClock } from '../../platform/config/business-clock';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { TasksService } from '../../people/tasks/tasks.service';
import type { FeedAccount } from './feed-accounts.read-model';
import { followUpEvent, taskEvent } from './owner-events';

const PAGE = { limit: FEED_EVENTS };

/** Writes an account's calendar: recent and all upcoming events, oldest first. */
@Injectable()
export class CalendarTextsService {
  constructor(
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
    private readonly tasks: TasksService,
    private readonly activities: ActivitiesService,
    private readonly sessions: CalendarSessionsService,
    private readonly sender: MailSender,
  ) {}

  async write({ id, isAdmin }: FeedAccount): Promise<string> {
    const since = new Date(Date.now() - FEED_DAYS * DAY_MS);
    const events = await (isAdmin
      ? this.ownersEvents(since)
      : this.sessions.listOf(id, since, FEED_EVENTS));
    const name = `${await this.sender.brand()}: ${isAdmin ? 'tasks and sessions' : 'sessions'}`;
    return calendarText({ product: 'Calendar', name, events });
  }

  private async ownersEvents(since: Date): Promise<CalendarEvent[]> {
    const day = await this.clock.today(since);
    const [zone, tasks, followUps, sessions] = await Promise.all([
      this.clock.zone(),
      this.tasks.listDueFrom(day, PAGE),
      this.activities.listDueFrom(day, PAGE),
      this.sessions.list(since, FEED_EVENTS),
    ]);
    const { publicUrl } = this.settings;
    return [
      ...tasks.items.map((task) => taskEvent(task, zone, publicUrl)),
      ...followUps.items.map((followUp) => followUpEvent(followUp, publicUrl)),
      ...sessions,
    ];
  }
}
