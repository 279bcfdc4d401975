import { Injectable } from '@nestjs/common';
import type { PlannedPart } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/** The only code that changes payment plans. */
@Injectable()
export class PlansRepository {
  constructor(private readonly database: Database) {}

  /** Replaces the plan of a purchase. A part that keeps its place and its day keeps what was mailed about it. */
  async replace(purchaseId: number, parts: readonly PlannedPart[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from purchase_parts where "purchaseId" = $1 and position > $2`,
      [purchaseId, parts.length],
    );
    await this.database.tx.query(
      sql`insert into purchase_parts ("purchaseId", position, label, amount, "dueOn")
       select $1, place, label, amount, "dueOn"
       from rows from (jsonb_to_recordset($2::jsonb) as (label text, amount numeric, "dueOn" date))
         with ordinality as part(label, amount, "dueOn", place)
       on conflict ("purchaseId", position) do update set
         label = excluded.label, amount = excluded.amount, "dueOn" = excluded."dueOn",
         reminders = case when purchase_parts."dueOn" = excluded."dueOn"
           then purchase_parts.reminders else 0 end`,
      [purchaseId, JSON.stringify(parts)],
    );
  }

  /** Stores how many mails about a part went out. */
  async markMailed(purchaseId: number, position: number, mails: number): Promise<void> {
    await this.database.tx.query(
      sql`update purchase_parts set reminders = $3 where "purchaseId" = $1 and position = $2`,
      [purchaseId, position, mails],
    );
  }
}
