import { Injectable, Logger } from '@nestjs/common';
import type { PageQuery, SecurityEventName, SecurityEventsQuery } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import type { JsonPage } from '../../platform/database/list/list';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { actorId, networkAddress } from '../../platform/logging/request-context';
import { SecurityEventsReadModel } from './security-events.read-model';
import { SecurityEventsRepository } from './security-events.repository';

/** Long enough to look back over a year. */
const KEPT_DAYS = 400;

/** Logs sign-ins, rejected ones, changes to sign-in methods, and exports of data. */
@Injectable()
export class SecurityLogService {
  private readonly logger = new Logger('Security');

  constructor(
    private readonly rows: SecurityEventsRepository,
    private readonly events: SecurityEventsReadModel,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`security_events`,
      expired: sql`"createdAt" < now() - interval '${KEPT_DAYS} days'`,
    });
  }

  /**
   * `account` is the key of the account it is about, or null. `detail` is one of a few fixed words, never user input.
   * Also writes a line to the server's log, where equal events are not combined.
   */
  async record(event: SecurityEventName, account: string | null, detail = ''): Promise<void> {
    const actor = actorId() ?? null;
    const by = actor === account ? null : actor;
    const ip = networkAddress();
    this.logger.log({ security: event, account, ...(by && { by }), ...(detail && { detail }), ip });
    await this.rows.add({ event, detail, userId: account, actorId: by });
  }

  /** Newest first. */
  list(query: SecurityEventsQuery): Promise<JsonPage> {
    return this.events.list(query);
  }

  /** The events of an account, for its user. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.events.listOf(userId, query);
  }
}
