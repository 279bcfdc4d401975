import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PurchaseEntity } from './purchase.entity';

/** Writes purchases; they are read with their service and buyer, by the read model. */
@Injectable()
export class PurchasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers the id; undefined when the same key of the same account or owner was used before. */
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

  /** What an owner has recorded with a key. */
  findRecorded(recordedBy: string, recordKey: string): Promise<PurchaseEntity | null> {
    return this.dataSource.manager.findOneBy(PurchaseEntity, { recordedBy, recordKey });
  }

  lock(id: number, manager: EntityManager): Promise<PurchaseEntity | null> {
    return manager.findOne(PurchaseEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async save(purchase: PurchaseEntity, manager: EntityManager): Promise<void> {
    await manager.save(purchase);
  }
}
