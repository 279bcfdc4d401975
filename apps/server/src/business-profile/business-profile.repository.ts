import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessProfileEntity } from './business-profile.entity';

const ONLY_ROW = { id: 1 };

/** The only code whose SQL names the business profile. */
@Injectable()
export class BusinessProfileRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(manager: EntityManager = this.dataSource.manager): Promise<BusinessProfileEntity | null> {
    return manager.findOneBy(BusinessProfileEntity, ONLY_ROW);
  }

  /** The row for writing; a new one with these values while there is none. */
  async lock(
    first: Partial<BusinessProfileEntity>,
    manager: EntityManager,
  ): Promise<BusinessProfileEntity> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      'business profile',
    ]);
    const row = await manager.findOne(BusinessProfileEntity, {
      where: ONLY_ROW,
      lock: { mode: 'pessimistic_write' },
    });
    return row ?? manager.create(BusinessProfileEntity, { ...ONLY_ROW, ...first });
  }

  /** The driver's database must know the zone, too: it refuses one that it does not know. */
  async save(row: BusinessProfileEntity, manager: EntityManager): Promise<BusinessProfileEntity> {
    await manager.query('select now() at time zone $1::text', [row.timeZone]);
    return manager.save(row);
  }
}
