import type { ImportTarget } from '../registry/import-target';
import { fromCell } from './cells';

/** The field that is read from each column of a file, in their order. */
export type FileColumns = (string | undefined)[];

/** What a column may be read as. */
export const readableFields = ({ columns }: ImportTarget): string[] => [
  'id',
  ...Object.keys(columns),
];

/** What people have named differs by more than letter case, and by nothing else for sure. */
const asNamed = (name: string) => name.trim().toLowerCase();

/** The letters and digits of a name, without what is in parentheses: "Total Spend (USD)". */
const plainOf = (name: string): string =>
  fromCell(name)
    .replace(/\([^()]*\)/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The name of one of several such columns: "E-mail 2 - Value", "Home Phone 2". */
const withoutNumber = (plain: string): string => plain.replace(/\d+/, '').replace(/value$/, '');

/** What the names of columns mean to a noun. */
export class ColumnNames {
  private readonly own: ReadonlyMap<string, string>;
  private readonly added: ReadonlyMap<string, string>;

  constructor(private readonly target: ImportTarget) {
    const names = target.names ?? new Map<string, string>();
    const own = readableFields(target).filter((name) => !names.has(name));
    this.own = new Map(own.map((name) => [plainOf(name), name]));
    this.added = new Map([...names].map(([column, name]) => [asNamed(name), column]));
  }

  /** By our own names, those of the fields that people have added, then by what other products say. */
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

  /** True where all columns have our own names: the file is our own, or made after one. */
  areOwn(header: string[]): boolean {
    const ours = new Set(this.target.fileColumns.map(plainOf));
    return header.every(
      (name) => name.trim() === '' || ours.has(plainOf(name)) || this.ownField(name) !== undefined,
    );
  }

  /** The cells of a name, by the part of it that they are; undefined: all of it. */
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
