import { type SqlText, sql } from '../sql';
import type { Column, JoinedColumn } from './column';

/** Every field of a contract with its column. */
export type ColumnsOf<Row, Item> = {
  [Field in keyof Item]-?: Field extends keyof Row ? Column<Row[Field], Item[Field]> : JoinedColumn;
};

/** The contract of an item. */
interface ItemSchema<Item> {
  shape: Record<keyof Item & string, unknown>;
}

type Joined<Row, Item> = keyof Item extends keyof Row ? [] : [joined: Omit<Item, keyof Row>];

/** A noun's own fields, by their names. */
export type OwnColumns = Record<string, Column<unknown, unknown>>;

type AnyColumns = Record<string, Column<unknown, unknown> | JoinedColumn>;

/**
 * The fields of a noun, listed once: its lists, responses and CSV files are derived from them. A missing field of the
 * contract does not compile. Files have the fields in the order given here, items in that of the contract.
 */
export class Columns<Row, Item> {
  /** What a list selects, in SQL; the noun's row is `r`. */
  readonly inList: SqlText;
  /** The SQL of each field of an exported file. */
  readonly inFile: Record<string, SqlText>;
  /** The fields that an import reads. */
  readonly imported: OwnColumns;
  private readonly itemFields: [string, Column<unknown, unknown> | JoinedColumn][];

  constructor(
    { shape }: ItemSchema<Item>,
    /** The fields as given, for items that have more. */
    readonly fields: ColumnsOf<Row, Item>,
  ) {
    const all = fields as AnyColumns;
    this.itemFields = Object.keys(shape).map((field) => [field, all[field]!]);
    this.inList = sql.join(
      this.itemFields.map(
        ([field, column]) => sql`${sqlInList(field, column)} as ${sql.identifier('column', field)}`,
      ),
    );
    this.inFile = filesOf(all);
    this.imported = importedOf(all);
  }

  /** Converts an entity to the contract, with the values from other tables. */
  toItem(row: Row, ...[joined]: Joined<Row, Item>): Item {
    const stored = row as Record<string, unknown>;
    const values = this.itemFields.map(([field, column]) => [
      field,
      // A field that was not given when the row was made is undefined in its entity.
      isOwn(column) ? column.show(stored[field] ?? null) : joined?.[field as never],
    ]);
    return Object.fromEntries(values) as Item;
  }
}

const rowColumn = (field: string): SqlText => sql`r.${sql.identifier('column', field)}`;

const isOwn = (column: AnyColumns[string]): column is Column<unknown, unknown> =>
  Object.hasOwn(column, 'show');

const sqlInList = (field: string, column: AnyColumns[string]): SqlText =>
  isOwn(column) ? column.inList(rowColumn(field)) : column.inList;

const filesOf = (columns: AnyColumns): Record<string, SqlText> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { csv }]) => csv !== 'none')
      .map(([field, column]) => [
        field,
        isOwn(column) ? column.inCell(rowColumn(field)) : (column.inCell ?? column.inList),
      ]),
  );

const importedOf = (columns: AnyColumns): OwnColumns =>
  Object.fromEntries(
    Object.entries(columns).filter(
      (entry): entry is [string, Column<unknown, unknown>] =>
        entry[1].csv === 'import' && isOwn(entry[1]),
    ),
  );
