import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';

/** Stripe retries events for three days and lists them for thirty (docs.stripe.com/webhooks). */
const KEPT_DAYS = 90;

interface NewEvent {
  eventId: string;
  type: string;
  objectRef: string;
}

/** The events received from Stripe. */
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

  /** Returns false if the event was received before. */
  async add({ eventId, type, objectRef }: NewEvent): Promise<boolean> {
    const added = await this.database.tx.query<object[]>(
      sql`insert into provider_events (provider, "eventId", type, "objectRef")
       values ('stripe', $1, $2, $3) on conflict do nothing returning "eventId"`,
      [eventId, type, objectRef],
    );
    return added.length > 0;
  }
}
