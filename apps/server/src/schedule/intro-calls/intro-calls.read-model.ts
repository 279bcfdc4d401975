import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

@Injectable()
export class IntroCallsReadModel {
  constructor(private readonly database: Database) {}

  /** Whether someone with this address has an upcoming call. */
  async hasCall(email: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      sql`select from sessions_appointments r join contact_submissions k on k.id = r."contactId"
       where lower(k.email) = lower($1) and r.status = 'scheduled' and r."endTime" > now() limit 1`,
      [email],
    );
    return rows.length > 0;
  }

  /** The scheduled call of a submission. */
  async callOf(contactId: number): Promise<{ id: number; endTime: Date } | undefined> {
    const [row] = await this.database.query<{ id: number; endTime: Date }[]>(
      sql`select id, "endTime" from sessions_appointments
       where "contactId" = $1 and status = 'scheduled' and "endTime" > now() limit 1`,
      [contactId],
    );
    return row;
  }
}
