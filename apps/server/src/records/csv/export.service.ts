import { Injectable } from '@nestjs/common';
import type { ExportKind } from '@polaris/contracts';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { RecordRegistry } from '../registry/record-registry.service';
import { toCell } from './cells';

/** So few that a batch of the longest texts blocks the event loop only shortly. */
const BATCH = 500;

/** Every field is quoted, so that no text can end its field or row. */
const FORMAT = {
  header: true,
  bom: true,
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
} as const;

type Cell = string | number | null;
type Cells = Record<string, Cell>;

/** Exports tables as CSV that spreadsheets open but do not evaluate. */
@Injectable()
export class ExportService {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
  ) {}

  /** Oldest first, batch by batch: a million rows need no more memory than five hundred. */
  async stream(kind: ExportKind): Promise<Readable> {
    const { table, export: file } = this.registry.exported(kind);
    const added = (await this.registry.addedTo(table)?.exported()) ?? [];
    const others = Object.fromEntries(added.map((column) => [column.key, column.sql]));
    return this.file(
      [...Object.keys(file.columns), ...added.map(({ name }) => name)],
      this.rows(table, { ...file.columns, ...others }),
    );
  }

  /** Returns the given rows as a CSV file. */
  file(columns: string[], rows: Iterable<Cell[]> | AsyncIterable<Cell[]>): Readable {
    const named = columns.map((name, at) => ({ key: String(at), header: toCell(name) }));
    const writer = stringify({ ...FORMAT, columns: named });
    const source = Readable.from(asCells(rows));
    source.on('error', (error) => writer.destroy(error));
    writer.on('close', () => source.destroy());
    return source.pipe(writer);
  }

  private async *rows(table: string, columns: Record<string, SqlText>): AsyncGenerator<Cell[]> {
    const select = Object.entries(columns).map(
      ([name, text]) => sql`${text} as ${sql.identifier('column', name)}`,
    );
    let last = 0;
    for (;;) {
      const rows = await this.database.query<(Cells & { id: number })[]>(
        sql`select ${sql.join(select)} from ${sql.identifier('table', table)} r where r.id > $1 order by r.id limit ${BATCH}`,
        [last],
      );
      for (const row of rows) yield Object.values(row);
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.id;
    }
  }
}

async function* asCells(rows: Iterable<Cell[]> | AsyncIterable<Cell[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(toCell);
}
