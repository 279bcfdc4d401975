import { Injectable } from '@nestjs/common';
import { sessionsLeft } from '../../sales/balances/balances.read-model';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** A purchase with unbooked sessions. */
export interface UnbookedSessions {
  purchaseId: number;
  service: string;
  client: string;
  /** Null without an account. */
  userId: string | null;
  left: number;
  /** The last day on which they can take place. */
  bookBy: string;
  /** Whether clients can book now. */
  isOpen: boolean;
}

const DAYS_BEFORE = 14;

@Injectable()
export class UnbookedSessionsReadModel {
  constructor(private readonly database: Database) {}

  /** Sessions that expire within two weeks. Purchases of the last day are left out, as those clients know. */
  listEnding(today: string, limit: number): Promise<UnbookedSessions[]> {
    return this.database.query(
      sql`select r.id as "purchaseId", coalesce(s.name, 'Service') as service, r."userId",
         coalesce(c.name, nullif(concat_ws(' ', u."firstName", u."lastName"), ''), u.email, 'A client')
           as client,
         ${sessionsLeft}::integer as left, r."bookBy"::text,
         coalesce((select open from booking_settings), false) as "isOpen"
       from purchases r
       left join services s on s.id = r."serviceId"
       left join customers c on c.id = r."customerId"
       left join users u on u.id = r."userId"
       where r.status = 'active' and r."includedSessions" > 0
         and r."bookBy" between $1::date and $1::date + ${DAYS_BEFORE}
         and r."purchaseDate" < now() - interval '1 day' and ${sessionsLeft} > 0
       order by r."bookBy", r.id limit $2`,
      [today, limit],
    );
  }
}
