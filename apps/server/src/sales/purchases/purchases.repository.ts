import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { PurchaseEntity } from './purchase.entity';

/** Saves purchases; the read model reads them with service and buyer. */
@Injectable()
export class PurchasesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the id. */
  async insert(values: Partial<PurchaseEntity>): Promise<number> {
    const inserted = await this.database.tx
      .createQueryBuilder()
      .insert()
      .into(PurchaseEntity)
      .values(values)
      .returning('id')
      .execute();
    const [row] = inserted.raw as [{ id: number }];
    return row.id;
  }

  lock(id: number): Promise<PurchaseEntity | null> {
    return this.database.tx.findOne(PurchaseEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async markChanged(id: number): Promise<void> {
    await this.database.tx.query(sql`update purchases set version = version + 1 where id = $1`, [
      id,
    ]);
  }

  async save(purchase: PurchaseEntity): Promise<void> {
    await this.database.tx.save(purchase);
  }
}
