import { Injectable, Logger } from '@nestjs/common';
import type { PageQuery, SecurityEventName, SecurityEventsQuery } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import type { JsonPage } from '../../platform/database/list/list';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { actorId, networkAddress } from '../../platform/logging/request-context';
import { SecurityEventsReadModel } from './security-events.read-model';
import { SecurityEventsRepository } from './security-events.repository';

/** Long enough to look back over a year, and no longer. */
const KEPT_DAYS = 400;

/** Who signs in, who is refused, and who changes what lets people in or takes data away. */
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
   * `account` is the key of the account that it is about; null where there is none. `detail` is one of our
   * few words, never what somebody has typed. Also a line of the log, where each counts by itself.
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

  /** Those of an account, for its person. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.events.listOf(userId, query);
  }
}
