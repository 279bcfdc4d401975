import { Injectable } from '@nestjs/common';
import type { AdminPurchasesQuery, PageQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { keysetPage } from '../platform/database/list/keyset-page';
import type { Page } from '../platform/database/list/list';
import { PurchaseEntity } from './purchase.entity';

const NEWEST_FIRST = { column: 'purchaseDate', direction: 'DESC', kind: 'time' } as const;

/** Purchases with their service and their buyer. */
@Injectable()
export class PurchasesReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Of one account, the newest first. */
  listOf(userId: string, query: PageQuery): Promise<Page<PurchaseEntity>> {
    const found = this.purchases().where('p.userId = :userId', { userId });
    return keysetPage(found, query, NEWEST_FIRST);
  }

  /** Of everyone, the newest first. */
  list({
    userId,
    customerId,
    status,
    ...page
  }: AdminPurchasesQuery): Promise<Page<PurchaseEntity>> {
    const found = this.purchases().where('true');
    if (userId) found.andWhere('p.userId = :userId', { userId });
    if (customerId)
      found.andWhere('p.userId = (select "userId" from customers where id = :customerId)', {
        customerId,
      });
    if (status) found.andWhere('p.status = :status', { status });
    return keysetPage(found, page, NEWEST_FIRST);
  }

  /** By their ids, the oldest first. */
  listByIds(ids: number[], manager: EntityManager): Promise<PurchaseEntity[]> {
    return this.purchases(manager).where('p.id = any(:ids)', { ids }).orderBy('p.id').getMany();
  }

  get(id: number, manager: EntityManager): Promise<PurchaseEntity> {
    return this.purchases(manager).where('p.id = :id', { id }).getOneOrFail();
  }

  findByKey(userId: string, key: string): Promise<PurchaseEntity | null> {
    const where = 'p.userId = :userId and p.idempotencyKey = :key';
    return this.purchases().where(where, { userId, key }).getOne();
  }

  private purchases(manager = this.dataSource.manager) {
    return manager
      .createQueryBuilder(PurchaseEntity, 'p')
      .leftJoinAndSelect('p.service', 'service')
      .leftJoinAndSelect('p.user', 'user');
  }
}
