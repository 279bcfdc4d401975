import type { ImportTarget } from '../registry/import-target';
import { fromCell } from './cells';

/** The field for each column of a file, in order; undefined for an ignored column. */
export type FileColumns = (string | undefined)[];

/** The fields that a column can be read as. */
export const readableFields = ({ columns }: ImportTarget): string[] => [
  'id',
  ...Object.keys(columns),
];

/** Names chosen by people are compared without letter case only; any other difference may matter. */
const asNamed = (name: string) => name.trim().toLowerCase();

/** The letters and digits of a name, without what is in parentheses: "Total Spend (USD)". */
const plainOf = (name: string): string =>
  fromCell(name)
    .replace(/\([^()]*\)/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The name without the number of a repeated column: "E-mail 2 - Value", "Home Phone 2". */
const withoutNumber = (plain: string): string => plain.replace(/\d+/, '').replace(/value$/, '');

/** Maps column names of files to the fields of a noun. */
export class ColumnNames {
  private readonly own: ReadonlyMap<string, string>;
  private readonly added: ReadonlyMap<string, string>;

  constructor(private readonly target: ImportTarget) {
    const names = target.names ?? new Map<string, string>();
    const own = readableFields(target).filter((name) => !names.has(name));
    this.own = new Map(own.map((name) => [plainOf(name), name]));
    this.added = new Map([...names].map(([column, name]) => [asNamed(name), column]));
  }

  /** Matches our own names first, then those of custom fields, then names that other products use. */
  columnsOf(header: string[]): FileColumns {
    const { nameColumn, several } = this.target;
    const columns: FileColumns = header.map((name) => this.ownField(name));
    for (const [at, name] of header.entries()) {
      const column = columns[at] ? undefined : this.alias(name);
      if (!column) continue;
      const isMore = column === nameColumn || several.has(column);
      if (isMore || !columns.includes(column)) columns[at] = column;
    }
    return columns;
  }

  /** How many columns of a row would be read, if it were the header. */
  recognized = (row: string[]): number => this.columnsOf(row).filter(Boolean).length;

  /** True if all columns have our own names: the file was exported here, or made after an export. */
  areOwn(header: string[]): boolean {
    const ours = new Set(this.target.fileColumns.map(plainOf));
    return header.every(
      (name) => name.trim() === '' || ours.has(plainOf(name)) || this.ownField(name) !== undefined,
    );
  }

  /** Which part of a person's name a column contains; undefined if it is not a known name column. */
  partOf(name: string): 'first' | 'middle' | 'last' | 'whole' | undefined {
    const plain = plainOf(name);
    const part = this.target.nameParts.get(plain);
    if (part) return part;
    const isKnown = this.own.has(plain) || this.target.aliases.has(plain);
    return isKnown ? 'whole' : undefined;
  }

  private ownField = (name: string): string | undefined =>
    this.own.get(plainOf(name)) ?? this.added.get(asNamed(fromCell(name)));

  private alias(name: string): string | undefined {
    const plain = plainOf(name);
    const one = withoutNumber(plain);
    const found = this.target.aliases.get(plain) ?? this.target.aliases.get(one);
    if (found || one === plain) return found;
    const field = this.own.get(one);
    return field && this.target.several.has(field) ? field : undefined;
  }
}
