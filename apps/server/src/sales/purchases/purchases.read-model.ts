import { Injectable } from '@nestjs/common';
import type {
  AdminPurchase,
  AdminPurchasesQuery,
  OwnPurchase,
  PageQuery,
  PaidPurchase,
} from '@polaris/contracts';
import type { Buyer } from '../../people/customers/buyers.service';
import { keyContains, searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { balanceOfPurchase } from '../balances/balances.read-model';
import { isOfCompany } from '../../people/companies/of-company.read-model';
import { MailSender } from '../../platform/config/mail-sender';
import { Database } from '../../platform/database/database';
import { type JsonPage, type Page, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, narrow } from '../../platform/database/list/sql-list';
import { notFound } from '../../platform/problem/problem';
import { adminPurchaseColumns, ownPurchaseColumns, paidPurchaseColumns } from './purchase.columns';
import { PurchaseEntity } from './purchase.entity';
import { toBuyer } from './purchase-parts.read-model';
import type { AccountNames } from '../../identity/users/user.entity';

const purchases: List = {
  columns: ownPurchaseColumns.inList,
  from: sql`purchases r`,
  beside: sql`cross join lateral ${balanceOfPurchase} b`,
  where: [],
  values: [],
  order: { column: 'purchaseDate', direction: 'DESC', kind: 'time' },
};

const paidPurchases: List = { ...purchases, columns: paidPurchaseColumns.inList };

const adminPurchases: List = { ...purchases, columns: adminPurchaseColumns.inList };

const accountText = sql`u.email || ' ' || coalesce(u."firstName", '') || ' ' || coalesce(u."lastName", '')`;

/** Searches service, customer and account. The last two must match the expressions of their indexes exactly. */
const isAbout = sql`(r."serviceId" in (select s.id from services s where ${keyContains(searchKey(sql`s.name`))})
  or r."customerId" in (select c.id from customers c
    where ${keyContains(sql`c."searchText"`)})
  or r."userId" in (select u.id from users u
    where ${keyContains(searchKey(accountText))}))`;

/** Ordered by a client, without any work, plan, note or session. */
const IS_NEW = sql`r."recordedBy" is null and r.status in ('pending', 'active') and r.progress = 0
  and r."nextStep" is null
  and not exists (select from retainer_months m where m."purchaseId" = r.id)
  and not exists (select from purchase_steps s where s."purchaseId" = r.id)
  and not exists (select from purchase_notes n where n."purchaseId" = r.id)
  and not exists (select from sessions_appointments a
    where a."purchaseId" = r.id and a.status <> 'cancelled')`;

const EARLIEST_FIRST = { column: 'purchaseDate', direction: 'ASC', kind: 'time' } as const;

/** A purchase as read for the owner's list. */
interface ListedPurchase extends Omit<AdminPurchase, 'buyer'> {
  buyer: AccountNames | null;
}

/** Purchases with their service and their buyer. */
@Injectable()
export class PurchasesReadModel {
  constructor(
    private readonly database: Database,
    private readonly sender: MailSender,
  ) {}

  /** Purchases of one account, newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(purchases, sql`r."userId" = ?`, userId));
  }

  /** All purchases, newest first; searches what was bought and who bought it. */
  async list({
    q,
    userId,
    customerId,
    companyId,
    status,
    id,
    ...page
  }: AdminPurchasesQuery): Promise<Page<AdminPurchase>> {
    let found = adminPurchases;
    if (q) found = narrow(found, isAbout, q);
    if (userId) found = narrow(found, sql`r."userId" = ?`, userId);
    if (customerId) found = narrow(found, sql`r."customerId" = ?`, customerId);
    if (companyId) found = narrow(found, isOfCompany, companyId);
    if (status) found = narrow(found, sql`r.status = ?`, status);
    if (id) found = narrow(found, sql`r.id = ?`, id);
    return this.finish(await readList(this.database, page, found));
  }

  /** Orders of clients that nothing was done about yet, the earliest first. */
  async listNew(query: PageQuery): Promise<Page<AdminPurchase>> {
    const found = { ...adminPurchases, where: [IS_NEW], order: EARLIEST_FIRST };
    return this.finish(await readList(this.database, query, found));
  }

  /** By ids, oldest first. */
  listByIds(ids: number[]): Promise<PurchaseEntity[]> {
    return this.purchases().where('p.id = any(:ids)', { ids }).orderBy('p.id').getMany();
  }

  get(id: number): Promise<PurchaseEntity> {
    return this.purchases().where('p.id = :id', { id }).getOneOrFail();
  }

  async isOf({ userId, customerId }: Buyer, id: number): Promise<boolean> {
    const found = await this.database.query<object[]>(
      sql`select from purchases where id = $1 and ("userId" = $2 or "customerId" = $3)`,
      [id, userId, customerId],
    );
    return found.length > 0;
  }

  async getForBuyer(id: number): Promise<OwnPurchase> {
    const page = await readList(this.database, {}, narrow(purchases, sql`r.id = ?`, id));
    return finishItems(page, (purchase: OwnPurchase) => purchase).items[0]!;
  }

  /** A client's own purchase with its payments. */
  async findOwn(userId: string, id: number): Promise<PaidPurchase | undefined> {
    const own = narrow(paidPurchases, sql`r."userId" = ?`, userId);
    const page = await readList(this.database, {}, narrow(own, sql`r.id = ?`, id));
    return finishItems(page, (purchase: PaidPurchase) => purchase).items[0];
  }

  async getForOwner(id: number): Promise<AdminPurchase> {
    const page = await readList(this.database, {}, narrow(adminPurchases, sql`r.id = ?`, id));
    const [found] = (await this.finish(page)).items;
    if (!found) throw notFound('This purchase');
    return found;
  }

  private async finish(page: JsonPage): Promise<Page<AdminPurchase>> {
    const replyTime = await this.sender.replyTime();
    return finishItems(page, ({ buyer, ...purchase }: ListedPurchase): AdminPurchase => ({
      ...purchase,
      buyer: toBuyer(buyer),
      replyTime,
    }));
  }

  private purchases() {
    return this.database.manager
      .createQueryBuilder(PurchaseEntity, 'p')
      .leftJoinAndSelect('p.service', 'service')
      .leftJoinAndSelect('p.user', 'user');
  }
}
