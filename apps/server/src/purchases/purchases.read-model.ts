import { Injectable } from '@nestjs/common';
import type { AdminPurchase, AdminPurchasesQuery, PageQuery, Purchase } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type JsonPage, type Page, contains, finishItems } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { type List, narrow } from '../platform/database/list/sql-list';
import { adminPurchaseColumns, purchaseColumns } from './purchase.columns';
import { PurchaseEntity } from './purchase.entity';
import { type AccountNames, toBuyer } from './purchase-parts.read-model';

const purchases: List = {
  columns: purchaseColumns.inList,
  from: 'purchases r',
  where: [],
  values: [],
  order: { column: 'purchaseDate', direction: 'DESC', kind: 'time' },
};

const adminPurchases: List = { ...purchases, columns: adminPurchaseColumns.inList };

/** The service, the customer or the account; word for word as the indexes of the latter two have them. */
const isAbout = `(r."serviceId" in (select s.id from services s where s.name ilike ?)
  or r."customerId" in (select c.id from customers c
    where (c.name || ' ' || coalesce(c.email, '') || ' ' || coalesce(c.company, '')) ilike ?)
  or r."userId" in (select u.id from users u
    where (u.email || ' ' || coalesce(u."firstName", '') || ' ' || coalesce(u."lastName", '')) ilike ?))`;

/** A purchase as it is read for the owner's list. */
interface ListedPurchase extends Omit<AdminPurchase, 'buyer'> {
  buyer: AccountNames | null;
}

/** Purchases with their service and their buyer. */
@Injectable()
export class PurchasesReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Of one account, the newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.dataSource, query, narrow(purchases, 'r."userId" = ?', userId));
  }

  /** Of everyone, the newest first, searched by what was bought and who bought it. */
  async list({
    q,
    userId,
    customerId,
    status,
    ...page
  }: AdminPurchasesQuery): Promise<Page<AdminPurchase>> {
    let found = adminPurchases;
    if (q) found = narrow(found, isAbout, contains(q));
    if (userId) found = narrow(found, 'r."userId" = ?', userId);
    if (customerId) found = narrow(found, 'r."customerId" = ?', customerId);
    if (status) found = narrow(found, 'r.status = ?', status);
    return finishItems(await readList(this.dataSource, page, found), finishPurchase);
  }

  /** By their ids, the oldest first. */
  listByIds(ids: number[], manager: EntityManager): Promise<PurchaseEntity[]> {
    return this.purchases(manager).where('p.id = any(:ids)', { ids }).orderBy('p.id').getMany();
  }

  get(id: number, manager: EntityManager): Promise<PurchaseEntity> {
    return this.purchases(manager).where('p.id = :id', { id }).getOneOrFail();
  }

  async getForBuyer(id: number, manager: EntityManager): Promise<Purchase> {
    const page = await readList(manager, {}, narrow(purchases, 'r.id = ?', id));
    return finishItems(page, (purchase: Purchase) => purchase).items[0]!;
  }

  async getForOwner(id: number, manager: EntityManager): Promise<AdminPurchase> {
    const page = await readList(manager, {}, narrow(adminPurchases, 'r.id = ?', id));
    return finishItems(page, finishPurchase).items[0]!;
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

const finishPurchase = (purchase: ListedPurchase): AdminPurchase => ({
  ...purchase,
  buyer: toBuyer(purchase.buyer),
});
