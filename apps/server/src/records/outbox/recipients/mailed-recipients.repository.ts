import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';

export const HOURLY_LIMIT = 3;
export const DAILY_LIMIT = 10;

/** When each address was mailed during the last day. Stores no address. */
@Injectable()
export class MailedRecipientsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`mailed_recipients`,
      expired: sql`"sentAt"[cardinality("sentAt")] < now() - interval '1 day'`,
    });
  }

  /**
   * Counts a mail; false if it exceeds the limit. Other mail to the address waits until the transaction ends, so that
   * concurrent requests are counted one after another.
   */
  async count(address: string): Promise<boolean> {
    const counted = await this.database.tx.query<unknown[]>(
      sql`insert into mailed_recipients as r (recipient, "sentAt") values ($1, array[now()])
       on conflict (recipient) do update
         set "sentAt" = array(${SENT_TODAY} order by at) || clock_timestamp()
         where (select count(*) from (${SENT_TODAY}) today) < $2
           and (select count(*) from (${SENT_TODAY}) today
             where at > clock_timestamp() - interval '1 hour') < $3
       returning 1`,
      [hash(address), DAILY_LIMIT, HOURLY_LIMIT],
    );
    return counted.length === 1;
  }
}

/** Times in the future, from a clock that was ahead, are ignored. */
const SENT_TODAY = sql`select at from unnest(r."sentAt") at
  where at between clock_timestamp() - interval '1 day' and clock_timestamp()`;

const hash = (address: string): Buffer =>
  createHash('sha256').update(address.toLowerCase()).digest();
