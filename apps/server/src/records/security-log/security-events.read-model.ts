import { Injectable } from '@nestjs/common';
import type { PageQuery, SecurityEventsQuery } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, isoTime, narrow } from '../../platform/database/list/sql-list';

const OWN_COLUMNS = sql`r.id, r.event, r.detail, ${isoTime(sql`r."createdAt"`)} as "createdAt",
  ${isoTime(sql`r."lastAt"`)} as "lastAt", r.count`;

const ownEvents: List = {
  columns: OWN_COLUMNS,
  from: sql`security_events r`,
  where: [],
  values: [],
  order: { column: 'id', direction: 'DESC', kind: 'number' },
};

const events: List = {
  ...ownEvents,
  columns: sql`${OWN_COLUMNS},
    (select u.email from users u where u.id = r."userId") as account,
    (select u.email from users u where u.id = r."actorId") as actor`,
};

/** Reads the security log, with the current addresses of accounts. */
@Injectable()
export class SecurityEventsReadModel {
  constructor(private readonly database: Database) {}

  list(query: SecurityEventsQuery): Promise<JsonPage> {
    const { event } = query;
    return readList(this.database, query, event ? narrow(events, sql`r.event = ?`, event) : events);
  }

  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(ownEvents, sql`r."userId" = ?`, userId));
  }
}
