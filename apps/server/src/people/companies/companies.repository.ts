import { Injectable } from '@nestjs/common';
import type { CompaniesQuery, Company } from '@polaris/contracts';
import { searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import { type JsonPage, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, narrow } from '../../platform/database/list/sql-list';
import { notFound } from '../../platform/problem/problem';
import { companyColumns } from './company.columns';
import { CompanyEntity } from './company.entity';

export const COMPANY = 'This company';

/** Ordered by the first characters of the name, as in the index. */
const companies: List = {
  columns: sql`${companyColumns.inList}, r."nameKey"`,
  from: sql`(select c.*, left(lower(c.name), 60) as "nameKey" from companies c) r`,
  where: [],
  values: [],
  order: { column: 'nameKey', direction: 'ASC', kind: 'text' },
};

const searchedBy = { key: searchKey(sql`r.name`), start: sql`r.name` };

type Fields = Pick<CompanyEntity, 'name'> & Partial<Pick<CompanyEntity, 'website' | 'note'>>;

/** All SQL on companies and their members is here, except in read models. */
@Injectable()
export class CompaniesRepository {
  constructor(private readonly database: Database) {}

  /** Sorted by name; searches names. */
  list(query: CompaniesQuery): Promise<JsonPage> {
    return readList(this.database, query, companies, { searchedBy });
  }

  async get(id: number): Promise<Company> {
    const page = await readList(this.database, {}, narrow(companies, sql`r.id = ?`, id));
    // Only the fields of the contract, without those used for sorting.
    const [found] = finishItems(
      page,
      ({ nameKey: _, ...company }: Company & { nameKey: string }) => company,
    ).items;
    if (!found) throw notFound(COMPANY);
    return found;
  }

  async idNamed(name: string): Promise<number | undefined> {
    const [found] = await this.database.query<{ id: number }[]>(
      sql`select id from companies where lower(name) = lower($1)`,
      [name],
    );
    return found?.id;
  }

  async add(fields: Fields): Promise<number> {
    return (await this.database.tx.save(CompanyEntity, fields as CompanyEntity)).id;
  }

  edit(id: number, version: number | undefined, edit: (row: CompanyEntity) => void) {
    return editVersioned(this.database, CompanyEntity, COMPANY, id, version, edit);
  }

  /** Returns the name of a company and prevents its deletion until the transaction ends. */
  async lock(id: number): Promise<string> {
    const [found] = await this.database.tx.query<{ name: string }[]>(
      sql`select name from companies where id = $1 for key share`,
      [id],
    );
    if (!found) throw notFound(COMPANY);
    return found.name;
  }

  async addPerson(id: number, customerId: number): Promise<void> {
    await this.database.tx.query(
      sql`insert into customer_companies ("customerId", "companyId") values ($1, $2)
       on conflict do nothing`,
      [customerId, id],
    );
  }

  /** Returns false if the customer did not belong to the company. */
  async removePerson(id: number, customerId: number): Promise<boolean> {
    const [, removed] = await this.database.tx.query<[unknown, number]>(
      sql`delete from customer_companies where "customerId" = $1 and "companyId" = $2`,
      [customerId, id],
    );
    return removed === 1;
  }

  async removePeople(id: number, customerIds: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from customer_companies where "companyId" = $1 and "customerId" = any($2::int[])`,
      [id, customerIds],
    );
  }
}
