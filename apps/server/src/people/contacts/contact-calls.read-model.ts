import { Injectable } from '@nestjs/common';
import type { ContactCall } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { isoTime } from '../../platform/database/list/sql-list';
import { type SqlText, sql } from '../../platform/database/sql';

/** The call booked with a submission, or null. */
const callOf = (id: SqlText): SqlText => sql`(select json_build_object(
    'startTime', ${isoTime(sql`a."startTime"`)}, 'isCanceled', a.status = 'cancelled')
  from sessions_appointments a where a."contactId" = ${id} order by a.id desc limit 1)`;

/** For the submission in row `r`. */
export const callOfContact = { inList: callOf(sql`r.id`) };

/** The calls that visitors have booked with their submissions. */
@Injectable()
export class ContactCallsReadModel {
  constructor(private readonly database: Database) {}

  async find(contactId: number): Promise<ContactCall | null> {
    const [{ call }] = await this.database.query<[{ call: ContactCall | null }]>(
      sql`select ${callOf(sql`$1`)} as call`,
      [contactId],
    );
    return call;
  }
}
