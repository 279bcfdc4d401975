import { Injectable } from '@nestjs/common';
import { type GridQuery, MAX_BULK, gridCustomerSchema } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import type { JsonPage } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { type List, type RowCount, isoTime } from '../platform/database/list/sql-list';
import { RowCountsService } from '../statistics/row-counts.service';
import { CustomersService } from '../customers/customers.service';
import { gridColumns } from './customer-grid-columns.read-model';
import { narrowByFilters } from './grid-filters.read-model';
import { orderOf } from './grid-order';

/** Word for word the expressions of the indexes. */
const rows = `(select c.*, left(lower(c.name), 60) as "nameKey",
    case when c.company is null then '1' else '0' || left(lower(c.company), 60) end as "companyKey",
    f."lastAt", f."customerId" as "lastKey"
  from customers c join customer_last_activity f on f."customerId" = c.id) r`;

/** Counting more takes longer than reading the page. */
const COUNTED_UP_TO = 10_000;

type Cell = string | number | null;

/** The customers with what other tables say of them. */
@Injectable()
export class CustomerGridReadModel {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: RowCountsService,
    private readonly customers: CustomersService,
  ) {}

  /** In the order that is asked for, filtered, and searched as the list of customers is. */
  list(query: GridQuery): Promise<JsonPage> {
    const order = orderOf(query.sort);
    const all: List = {
      columns: columnsFor(order.column, order.key),
      from: rows,
      where: [],
      values: [],
      order,
    };
    const list = narrowByFilters(all, query);
    const total = this.knownTotal(list, query);
    return readList(this.dataSource, query, list, {
      searchedBy: this.customers.searchedBy,
      ...(total ? { total } : { countedUpTo: COUNTED_UP_TO }),
    });
  }

  /** The cells of some customers, in the order of their ids. */
  async cells(ids: number[]): Promise<Cell[][]> {
    const columns = Object.entries(gridColumns.inFile).map(([name, sql]) => `${sql} as "${name}"`);
    const found = await this.dataSource.query<Record<string, Cell>[]>(
      `select ${columns.join(', ')} from ${rows} where r.id = any($1::int[])
       order by r.id limit ${MAX_BULK}`,
      [ids],
    );
    return found.map((row) => Object.values(row));
  }

  private knownTotal(list: List, { status }: GridQuery): RowCount | undefined {
    if (list.where.length === 0) return this.counts.count('customers');
    if (status && list.where.length === 1)
      return this.counts.count('customers', [...new Set(status.split(','))]);
    return undefined;
  }
}

/** The columns of an item, and those of the order that no item has. */
const columnsFor = (...order: (string | undefined)[]): string => {
  const own = order.filter((name) => name && !(name in gridCustomerSchema.shape));
  const sql = own.map((name) =>
    name === 'lastAt' ? `${isoTime('r."lastAt"')} as "lastAt"` : `r."${name}" as "${name}"`,
  );
  return [gridColumns.inList, ...sql].join(', ');
};
