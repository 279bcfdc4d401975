import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PurchaseEntity } from './purchase.entity';

/** Writes purchases; they are read with their service and buyer, by the read model. */
@Injectable()
export class PurchasesRepository {
  /** Answers the id; undefined when the same key of the same account has bought before. */
  async insert(
    values: Partial<PurchaseEntity>,
    manager: EntityManager,
  ): Promise<number | undefined> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(PurchaseEntity)
      .values(values)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: number }[];
    return row?.id;
  }

  lock(id: number, manager: EntityManager): Promise<PurchaseEntity | null> {
    return manager.findOne(PurchaseEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async save(purchase: PurchaseEntity, manager: EntityManager): Promise<void> {
    await manager.save(purchase);
  }
}
