import { Injectable } from '@nestjs/common';
import type { SecurityEventName } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

export interface NewSecurityEvent {
  event: SecurityEventName;
  detail: string;
  userId: string | null;
  actorId: string | null;
}

/** The failed attempt is rolled back, but its event stays. */
const SURVIVES_ROLLBACK: SecurityEventName[] = ['sign_in_refused'];

/** Combines equal events, so that a flood of attempts is one row an hour. */
@Injectable()
export class SecurityEventsRepository {
  constructor(private readonly database: Database) {}

  async add({ event, detail, userId, actorId }: NewSecurityEvent): Promise<void> {
    const { manager, outside } = this.database;
    await (SURVIVES_ROLLBACK.includes(event) ? outside : manager).query(
      sql`insert into security_events as known (event, detail, "userId", "actorId", hour)
       values ($1, $2, $3, $4, date_trunc('hour', now()))
       on conflict (event, detail, "userId", "actorId", hour)
         do update set count = known.count + 1, "lastAt" = clock_timestamp()`,
      [event, detail, userId, actorId],
    );
  }
}
