import { Injectable } from '@nestjs/common';
import type { CompanyPeopleQuery, CustomerCompany } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, narrow } from '../../platform/database/list/sql-list';

/** The text of the customer `c` is the name of the company `k`. */
const isFirst = sql`coalesce(lower(btrim(c.company)) = lower(k.name), false)`;

const people: List = {
  columns: sql`r.id, r.name, r.email, r.phone, r."isFirst", r."nameKey"`,
  from: sql`(select c.id, c.name, c.email, c.phone, m."companyId", ${isFirst} as "isFirst",
      left(lower(c.name), 60) as "nameKey"
    from customer_companies m join customers c on c.id = m."customerId"
    join companies k on k.id = m."companyId") r`,
  where: [],
  values: [],
  order: { column: 'nameKey', direction: 'ASC', kind: 'text' },
};

/** Who belongs to which company. */
@Injectable()
export class CompanyPeopleReadModel {
  constructor(private readonly database: Database) {}

  /** The people of a company, by name. */
  list(companyId: number, query: CompanyPeopleQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(people, sql`r."companyId" = ?`, companyId));
  }

  async idsOf(companyId: number): Promise<number[]> {
    const found = await this.database.query<{ id: number }[]>(
      sql`select "customerId" as id from customer_companies where "companyId" = $1`,
      [companyId],
    );
    return found.map(({ id }) => id);
  }

  /** Ids of the customers whose first company this is. */
  async firstIds(companyId: number): Promise<number[]> {
    const found = await this.database.query<{ id: number }[]>(
      sql`select c.id from companies k join customer_companies m on m."companyId" = k.id
       join customers c on c.id = m."customerId" where k.id = $1 and ${isFirst} order by c.id`,
      [companyId],
    );
    return found.map(({ id }) => id);
  }

  /** The companies of a customer: the first one, then the others by name. */
  ofCustomer(customerId: number): Promise<CustomerCompany[]> {
    return this.database.query(
      sql`select k.id, k.name, ${isFirst} as "isFirst"
       from customer_companies m join customers c on c.id = m."customerId"
       join companies k on k.id = m."companyId"
       where m."customerId" = $1 order by 3 desc, lower(k.name), k.id`,
      [customerId],
    );
  }
}
