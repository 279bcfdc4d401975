import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { BusinessProfileEntity } from './business-profile.entity';

const ONLY_ROW = { id: 1 };

/** The only code whose SQL names the business profile. */
@Injectable()
export class BusinessProfileRepository {
  constructor(private readonly database: Database) {}

  find(): Promise<BusinessProfileEntity | null> {
    return this.database.manager.findOneBy(BusinessProfileEntity, ONLY_ROW);
  }

  /** The row for writing; a new one with these values while there is none. */
  async lock(first: Partial<BusinessProfileEntity>): Promise<BusinessProfileEntity> {
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      'business profile',
    ]);
    const row = await this.database.tx.findOne(BusinessProfileEntity, {
      where: ONLY_ROW,
      lock: { mode: 'pessimistic_write' },
    });
    return row ?? this.database.tx.create(BusinessProfileEntity, { ...ONLY_ROW, ...first });
  }

  /** The driver's database must know the zone, too: it refuses one that it does not know. */
  async save(row: BusinessProfileEntity): Promise<BusinessProfileEntity> {
    await this.database.tx.query(sql`select now() at time zone $1::text`, [row.timeZone]);
    return this.database.tx.save(row);
  }
}
