import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';

/** Stripe sends an event again for three days, and gives it out for thirty (docs.stripe.com/webhooks). */
const KEPT_DAYS = 90;

interface NewEvent {
  eventId: string;
  type: string;
  objectRef: string;
}

/** Which events have arrived from Stripe. */
@Injectable()
export class ProviderEventsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`provider_events`,
      expired: sql`"receivedAt" < now() - interval '${KEPT_DAYS} days'`,
    });
  }

  /** False for an event that has arrived before. */
  async add({ eventId, type, objectRef }: NewEvent): Promise<boolean> {
    const added = await this.database.tx.query<object[]>(
      sql`insert into provider_events (provider, "eventId", type, "objectRef")
       values ('stripe', $1, $2, $3) on conflict do nothing returning "eventId"`,
      [eventId, type, objectRef],
    );
    return added.length > 0;
  }
}
