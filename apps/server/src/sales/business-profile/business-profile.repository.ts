import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { BusinessProfileEntity } from './business-profile.entity';

const ONLY_ROW = { id: 1 };

/** All SQL on the business profile is here, except in read models. */
@Injectable()
export class BusinessProfileRepository {
  constructor(private readonly database: Database) {}

  find(): Promise<BusinessProfileEntity | null> {
    return this.database.manager.findOneBy(BusinessProfileEntity, ONLY_ROW);
  }

  /** By itself, as it is read with every page of the owner. */
  async findTimeZone(): Promise<string | undefined> {
    const [row] = await this.database.query<{ timeZone: string }[]>(
      sql`select "timeZone" from business_profile`,
    );
    return row?.timeZone;
  }

  /** Locks the row for writing, or creates it with these values. */
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

  /** Throws if PostgreSQL does not know the time zone: its list can differ from that of Node. */
  async save(row: BusinessProfileEntity): Promise<BusinessProfileEntity> {
    await this.database.tx.query(sql`select now() at time zone $1::text`, [row.timeZone]);
    return this.database.tx.save(row);
  }
}
