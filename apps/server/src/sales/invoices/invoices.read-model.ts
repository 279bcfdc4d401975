import { Injectable } from '@nestjs/common';
import {
  type InvoiceLineInput,
  type InvoiceRecord,
  type InvoicesQuery,
  type OwnInvoice,
  MAX_PURCHASE_PAGE_ITEMS,
  type PageQuery,
  type TaxMode,
  type Today,
} from '@polaris/contracts';
import { searchKey } from '../../platform/database/search-key';
import { type SqlText, sql } from '../../platform/database/sql';
import { hasPlan } from '../balances/balances.read-model';
import { isOfCompany } from '../../people/companies/of-company.read-model';
import { Database } from '../../platform/database/database';
import { type JsonPage, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { notFound } from '../../platform/problem/problem';
import { listColumns, ownColumns, recordColumns, withState } from './invoice-parts.read-model';

const invoicesWithState = sql`invoices r ${withState}`;

export const INVOICE = 'This invoice';

const invoices: List = {
  columns: listColumns,
  from: sql`invoices r`,
  beside: withState,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** Must match the expression of the index exactly. */
const searchedBy = {
  key: searchKey(
    sql`coalesce(r.number, '') || ' ' || (r.buyer ->> 'name') || ' ' || coalesce(r.buyer ->> 'email', '')`,
  ),
  start: sql`(r.buyer ->> 'name')`,
};

/** The newest invoice of the customer `c`. */
const billed = sql`from invoices i where i."customerId" = c.id and i.kind = 'invoice'
  order by i.id desc limit 1`;

const IS_OPEN = sql`r."issuedAt" is not null and r.kind = 'invoice' and r."creditedAt" is null`;

/** Issued to the account, or to its linked customer when they had no account yet. */
const isOwn = sql`r."issuedAt" is not null and (r."userId" = ? or (r."userId" is null
  and exists (select 1 from customers c where c.id = r."customerId" and c."userId" = ?)))`;

/** Invoices with their payments and the state that results from these. */
@Injectable()
export class InvoicesReadModel {
  constructor(private readonly database: Database) {}

  /** Newest first, searched in number, name and address of the buyer. */
  list({ state, customerId, companyId, purchaseId, ...page }: InvoicesQuery): Promise<JsonPage> {
    let found = invoices;
    if (state) found = narrow({ ...found, from: invoicesWithState }, sql`derived.state = ?`, state);
    if (customerId) found = narrow(found, sql`r."customerId" = ?`, customerId);
    if (companyId) found = narrow(found, isOfCompany, companyId);
    if (purchaseId) found = narrow(found, sql`r."purchaseId" = ?`, purchaseId);
    return readList(this.database, page, found, { searchedBy });
  }

  /** Invoices of one account, newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    const own = narrow({ ...invoices, columns: ownColumns }, isOwn, userId);
    return readList(this.database, query, own);
  }

  /** Invoices issued to an account for a purchase, newest first. */
  async listOfPurchase(userId: string, purchaseId: number): Promise<OwnInvoice[]> {
    const own = narrow({ ...invoices, columns: ownColumns }, isOwn, userId);
    const found = narrow(own, sql`r."purchaseId" = ?`, purchaseId);
    const page = await readList(this.database, { limit: MAX_PURCHASE_PAGE_ITEMS }, found);
    return finishItems(page, (invoice: OwnInvoice) => invoice).items;
  }

  /** Whether an account may see an issued invoice. */
  async isOwn(id: number, userId: string): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      sql`select from invoices r where r.id = $1 and ${sql.bound(isOwn, 2)}`,
      [id, userId],
    );
    return found.length > 0;
  }

  /** The open invoice of a purchase: issued, and not credited. */
  findOpen(purchaseId: number): Promise<InvoiceRecord | undefined> {
    return this.findOfPurchase(purchaseId, IS_OPEN);
  }

  /** The open invoice of an order that was issued without the owner, and not sent yet. */
  findUnsentOfOrder(purchaseId: number): Promise<InvoiceRecord | undefined> {
    const unsent = sql`${IS_OPEN} and r."sentAt" is null and r."recordedBy" is null`;
    return this.findOfPurchase(purchaseId, unsent);
  }

  private async findOfPurchase(
    purchaseId: number,
    condition: SqlText,
  ): Promise<InvoiceRecord | undefined> {
    const own = { ...invoices, columns: recordColumns, where: [condition] };
    const found = narrow(own, sql`r."purchaseId" = ?`, purchaseId);
    const page = await readList(this.database, {}, found);
    return finishItems(page, (invoice: InvoiceRecord) => invoice).items[0];
  }

  async get(id: number): Promise<InvoiceRecord> {
    const one = narrow({ ...invoices, columns: recordColumns }, sql`r.id = ?`, id);
    const page = await readList(this.database, {}, one);
    const [found] = finishItems(page, (invoice: InvoiceRecord) => invoice).items;
    if (!found) throw notFound(INVOICE);
    return found;
  }

  /** Whether a payment of the invoice, or of its purchase, is being confirmed. */
  async isBeingPaid(id: number): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      sql`select from invoices i join payments y
         on y."invoiceId" = i.id or y."purchaseId" = i."purchaseId"
       where i.id = $1 and y.status = 'processing'`,
      [id],
    );
    return found.length > 0;
  }

  /** Overdue invoices that were mailed and have reminders left. Those with a plan are reminded of by its parts. */
  listOverdue(days: number, limit: number): Promise<{ id: number }[]> {
    return this.database.query<{ id: number }[]>(
      sql`select r.id from ${invoicesWithState}
       where r."sentAt" is not null and r.reminders < 2 and derived.state = 'overdue'
         and not ${hasPlan(sql`r."purchaseId"`)}
         and r."dueOn" <= (now() at time zone (r.seller ->> 'timeZone'))::date - $1::int
       order by r.id limit $2`,
      [days, limit],
    );
  }

  /** The number of overdue invoices, and the sum on them whose day has passed. */
  async sumOverdue(): Promise<Today['overdueInvoices']> {
    const [sum] = await this.database.query<Today['overdueInvoices'][]>(
      sql`select count(*)::int as count, coalesce(sum(balance.overdue), 0)::float8 as owed
       from ${invoicesWithState}
       where (r."dueOn" <= (now() at time zone 'UTC')::date or ${hasPlan(sql`r."purchaseId"`)}) and derived.state = 'overdue'`,
    );
    return sum!;
  }

  /** The parts of a purchase that go on an invoice. */
  async findPurchase(id: number): Promise<InvoicedPurchase | undefined> {
    const [purchase] = await this.database.query<InvoicedPurchase[]>(
      sql`select p."customerId", p."userId", p.status, p.amount::float8 as amount,
         p."taxMode", p."taxRate"::float8 as "taxRate", s.name as "serviceName", p.offered
       from purchases p join services s on s.id = p."serviceId" where p.id = $1`,
      [id],
    );
    return purchase;
  }

  /** The buyer from the customer record, or else from the account; address and tax id from the newest invoice. */
  async findBuyer({ customerId, userId }: InvoicedParty): Promise<KnownBuyer | undefined> {
    const [buyer] = await this.database.query<KnownBuyer[]>(
      sql`select c.name, c.company, c.email, null as "firstName", null as "lastName",
           (select i.buyer ->> 'address' ${billed}) as address, (select i.buyer ->> 'taxId' ${billed}) as "taxId"
         from customers c where c.id = $1
       union all
       select null, null, u.email, u."firstName", u."lastName", null, null
         from users u where u.id = $2 and $1::int is null`,
      [customerId, userId],
    );
    return buyer;
  }
}

/** The recipient of an invoice: a customer, an account, or both. */
export interface InvoicedParty {
  customerId: number | null;
  userId: string | null;
}

export interface InvoicedPurchase extends InvoicedParty {
  status: string;
  /** In dollars. */
  amount: number;
  /** The rules for sales tax at the time of sale; null for a sale from before they were kept. */
  taxMode: TaxMode | null;
  taxRate: number | null;
  serviceName: string;
  /** The lines of an accepted offer. */
  offered: { taxMode: TaxMode; lines: InvoiceLineInput[] } | null;
}

export interface KnownBuyer {
  name: string | null;
  company: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  address: string | null;
  taxId: string | null;
}
