import { createHash } from 'node:crypto';
import { Controller } from '@nestjs/common';
import {
  type CalendarFeed,
  type NewCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendar,
  removeCalendarFeed,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { CalendarFeedsService } from './calendar-feeds.service';

@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Handle(readCalendar)
  async read({ params, request, reply }: InputOf<typeof readCalendar>): Promise<string> {
    const text = await this.feeds.read(params.token, request.ip);
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="polaris.ics"',
      // Clients can cache it but must revalidate; shared caches must not store it.
      'cache-control': 'private, no-cache',
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    });
    return text;
  }

  @Handle(getCalendarFeed)
  get({ user }: InputOf<typeof getCalendarFeed, UserEntity>): Promise<CalendarFeed> {
    return this.feeds.get(user);
  }

  @Handle(makeCalendarFeed)
  make({ user }: InputOf<typeof makeCalendarFeed, UserEntity>): Promise<NewCalendarFeed> {
    return this.feeds.make(user);
  }

  @Handle(removeCalendarFeed)
  remove({ user }: InputOf<typeof removeCalendarFeed, UserEntity>): Promise<void> {
    return this.feeds.remove(user);
  }
}
