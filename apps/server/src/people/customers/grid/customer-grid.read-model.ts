import { Injectable } from '@nestjs/common';
import { type CustomField, type GridQuery, MAX_BULK, gridCustomerSchema } from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { FieldsService } from '../../fields/fields.service';
import type { JsonPage, ListOrder } from '../../../platform/database/list/list';
import type { ListOptions } from '../../../platform/database/list/page-sql';
import { readList } from '../../../platform/database/list/read-list';
import { type List, type RowCount, isoTime } from '../../../platform/database/list/sql-list';
import { RowCountsService } from '../../../records/row-counts/row-counts.service';
import { CustomersService } from '../customers.service';
import { gridColumns } from './customer-grid-columns.read-model';
import { FieldPages } from './field-pages';
import { sortKeys } from './field-values.read-model';
import { empties, narrowByFields, sortField, usesFields, withValues } from './grid-fields';
import { narrowByFilters } from './grid-filters.read-model';
import { orderKeys, orderOf } from './grid-order';

const joined = sql`customers c join customer_last_activity f on f."customerId" = c.id`;
const rows = sql`(select c.*, ${orderKeys} from ${joined}) r`;

/** Customers who have a value in the field, with their sort key. */
const rowsWith = ({ id, kind }: CustomField): SqlText =>
  sql`(select c.*, ${orderKeys}, ${sortKeys[kind].sql} as "fieldKey", v."customerId" as "fieldCustomer"
    from customer_field_values v join (${joined}) on c.id = v."customerId"
    where v."fieldId" = ${id} and v.${sql.identifier('column', kind)} is not null) r`;

const NEWEST_ADDED = { column: 'id', direction: 'DESC', kind: 'number' } as const;

/** Counting more takes longer than reading the page. */
const COUNTED_UP_TO = 10_000;

type Cell = string | number | null;

/** Customers with values from other tables. */
@Injectable()
export class CustomerGridReadModel {
  constructor(
    private readonly database: Database,
    private readonly counts: RowCountsService,
    private readonly customers: CustomersService,
    private readonly fields: FieldsService,
  ) {}

  /** Sorts and filters as the query says, with the same search as the list of customers. */
  async list(query: GridQuery): Promise<JsonPage> {
    const fields = usesFields(query) ? await this.fields.list() : [];
    const field = sortField(query.sort, fields);
    const order = orderOf(field ? undefined : query.sort);
    const all: List = {
      columns: columnsFor(order),
      from: rows,
      where: [],
      values: [],
      order,
    };
    const narrowed = narrowByFields(narrowByFilters(all, query), query, fields);
    const list = withValues(narrowed, query, (ids) => this.fields.valuesOf(ids));
    const total = this.knownTotal(list, query);
    const options: ListOptions = {
      searchedBy: this.customers.searchedBy,
      ...(total ? { total } : { countedUpTo: COUNTED_UP_TO }),
    };
    if (field) return this.listByField(query, { list, field, options });
    return readList(this.database, query, list, options);
  }

  /** Customers without a value in the field come last in both directions. */
  private async listByField(
    query: GridQuery,
    { list, field, options }: { list: List; field: CustomField; options: ListOptions },
  ): Promise<JsonPage> {
    const { kind } = sortKeys[field.kind];
    const { direction } = orderOf(query.sort);
    const order = { column: 'fieldKey', key: 'fieldCustomer', kind, direction } as const;
    const columns = sql`${list.columns}, r."fieldKey", r."fieldCustomer"`;
    const filled: List = { ...list, columns, from: rowsWith(field), order };
    const empty = { ...empties(list, field), order: NEWEST_ADDED };
    const { searchedBy } = options;
    const pages = new FieldPages(query, { filled, empty }, (part, of) =>
      readList(this.database, { ...part, total: 'none' }, of, { searchedBy: searchedBy! }),
    );
    if (query.total === 'none') return { ...(await pages.page()), total: undefined };
    const first = { limit: 1, ...(query.q && { q: query.q }) };
    const { total, capped } = await readList(this.database, first, list, options);
    return { ...(await pages.page()), total, ...(capped && { capped }) };
  }

  /** The column names of an export, and the cells of the given customers by id. */
  async file(ids: number[]): Promise<{ columns: string[]; cells: Cell[][] }> {
    const own = Object.entries(gridColumns.inFile);
    const fields = await this.fields.inFiles();
    const cells = await this.cells(ids, [
      ...own,
      ...fields.map(({ key, sql: text }): [string, SqlText] => [key, text]),
    ]);
    return { columns: [...own.map(([name]) => name), ...fields.map(({ name }) => name)], cells };
  }

  private async cells(ids: number[], selected: [string, SqlText][]): Promise<Cell[][]> {
    const columns = selected.map(
      ([name, text]) => sql`${text} as ${sql.identifier('column', name)}`,
    );
    const found = await this.database.query<Record<string, Cell>[]>(
      sql`select ${sql.join(columns)} from ${rows} where r.id = any($1::int[])
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

/** The columns of an item, plus sort columns that no item has. */
const columnsFor = ({ column, key }: ListOrder): SqlText => {
  const own = [column, ...(key === undefined ? [] : [key])].filter(
    (name) => !Object.hasOwn(gridCustomerSchema.shape, name),
  );
  const added = own.map((name) => {
    const shown = sql.identifier('column', name);
    return name === 'lastAt' ? sql`${isoTime(sql`r.${shown}`)} as ${shown}` : sql`r.${shown}`;
  });
  return sql.join([gridColumns.inList, ...added]);
};
