import { Injectable } from '@nestjs/common';
import { CONVERSION_UNDO_DAYS, type CompanyConversion } from '@polaris/contracts';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { isoTime } from '../../../platform/database/list/sql-list';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';

const isExpired = sql`"convertedAt" < now() - interval '${CONVERSION_UNDO_DAYS} days'`;

/** A customer, and their text that matched no company. */
export interface WrittenText {
  id: number;
  text: string;
}

/** Conversions, with the original texts for undo. */
@Injectable()
export class CompanyConversionsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({ table: sql`company_conversions`, expired: isExpired });
  }

  async add(): Promise<number> {
    const [added] = await this.database.tx.query<[{ id: number }]>(
      sql`insert into company_conversions (companies, people, "madeIds", "lastAuditId")
       values (0, 0, '{}', 0) returning id`,
    );
    return added.id;
  }

  /** Call it last: audit entries up to `lastAuditId` count as part of the conversion. */
  async finish(id: number, madeIds: number[], people: number, lastAuditId: string): Promise<void> {
    await this.database.tx.query(
      sql`update company_conversions set companies = cardinality($2::int[]), "madeIds" = $2, people = $3,
         "lastAuditId" = $4 where id = $1`,
      [id, madeIds, people, lastAuditId],
    );
  }

  /** A customer who was in an earlier conversion moves to this one. */
  async addTexts(id: number, companyId: number, written: WrittenText[]): Promise<void> {
    await this.database.tx.query(
      sql`insert into converted_customers ("customerId", "conversionId", "companyId", text)
       select w.id, $1, $2, w.text from jsonb_to_recordset($3::jsonb) w (id int, text text)
       on conflict ("customerId") do update
         set "conversionId" = $1, "companyId" = $2, text = excluded.text`,
      [id, companyId, JSON.stringify(written)],
    );
  }

  /** The newest first. */
  list(id?: number): Promise<CompanyConversion[]> {
    return this.database.query(
      sql`select id, ${isoTime(sql`"convertedAt"`)} as "convertedAt", companies, people
       from company_conversions
       where not ${isExpired} and ($1::int is null or id = $1) order by id desc`,
      [id ?? null],
    );
  }

  async remove(id: number): Promise<void> {
    await this.database.tx.query(sql`delete from company_conversions where id = $1`, [id]);
  }
}
