import { Injectable } from '@nestjs/common';
import type { CalendarFeed, NewCalendarFeed } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import {
  type LimitRule,
  LimitsService,
  addressKey,
} from '../../platform/http/limits/limits.service';
import { notFound } from '../../platform/problem/problem';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { CalendarFeedsRepository } from './calendar-feeds.repository';
import { CalendarTextsService } from './calendar-texts.service';
import { FeedAccountsReadModel } from './feed-accounts.read-model';
import { hashToken, newToken } from '../../platform/config/hash-token';

/** Per network address, including wrong tokens. A calendar service reads for many people from one address. */
const readLimit: LimitRule = { name: 'calendar-feed', points: 300, duration: 600 };

/** Private URLs for calendar programs. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly database: Database,
    private readonly feeds: CalendarFeedsRepository,
    private readonly accounts: FeedAccountsReadModel,
    private readonly texts: CalendarTextsService,
    private readonly limits: LimitsService,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  /** Returns the calendar. A guessed, expired or disabled URL gets the same 404. */
  async read(token: string, networkAddress: string): Promise<string> {
    await this.limits.count(readLimit, addressKey(networkAddress));
    const account = await this.accounts.find(hashToken(token));
    if (!account) throw notFound('This calendar');
    await this.feeds.noteRead(account.id);
    return this.texts.write(account);
  }

  async get({ id }: UserEntity): Promise<CalendarFeed> {
    const feed = await this.feeds.find(id);
    return {
      createdAt: feed?.createdAt.toISOString() ?? null,
      lastReadAt: feed?.lastReadAt?.toISOString() ?? null,
    };
  }

  /** Only the token's hash is stored, so the URL cannot be shown again or read from a backup. */
  make(user: UserEntity): Promise<NewCalendarFeed> {
    const token = newToken();
    return this.database.transaction(async () => {
      await this.feeds.replace(user, hashToken(token));
      await this.security.record('calendar_feed_changed', user.id, 'new address');
      return { address: `${this.settings.publicUrl}/api/calendar/${token}.ics` };
    });
  }

  /** Does nothing if there is no feed. */
  remove({ id }: UserEntity): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.feeds.remove(id))
        await this.security.record('calendar_feed_changed', id, 'turned off');
    });
  }
}
