import { Injectable } from '@nestjs/common';
import type { ExportKind } from '@polaris/contracts';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { isoTime } from '../../platform/database/list/json-page';
import { toCell } from './cells';

/** So few that a batch of the longest texts holds nobody else up. */
const BATCH = 500;

/** Every field in quotation marks: what a text holds can then end neither its field nor its row. */
const FORMAT = {
  header: true,
  bom: true,
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
} as const;

type Cells = Record<string, string | number | null>;

/** The columns of each file, in their order, as SQL. The rows are named `r`. */
const files: Record<ExportKind, { from: string; columns: Record<string, string> }> = {
  contacts: {
    from: 'contact_submissions r',
    columns: {
      id: 'r.id',
      name: 'r.name',
      email: 'r.email',
      phone: 'r.phone',
      preferredContact: 'r."preferredContact"',
      status: 'r.status',
      message: 'r.message',
      createdAt: isoTime('r."createdAt"'),
    },
  },
  customers: {
    from: 'customers r',
    columns: {
      id: 'r.id',
      name: 'r.name',
      email: 'r.email',
      phone: 'r.phone',
      company: 'r.company',
      status: 'r.status',
      totalValue: 'r."totalValue"::text',
      notes: 'r.notes',
      createdAt: isoTime('r."createdAt"'),
    },
  },
  activities: {
    from: 'activities r join customers c on c.id = r."customerId"',
    columns: {
      id: 'r.id',
      customerId: 'r."customerId"',
      customer: 'c.name',
      type: 'r.type',
      subject: 'r.subject',
      description: 'r.description',
      dueOn: 'r."dueOn"::text',
      doneAt: isoTime('r."doneAt"'),
      createdAt: isoTime('r."createdAt"'),
    },
  },
};

/** Whole tables as CSV that a spreadsheet opens and does not run. */
@Injectable()
export class ExportService {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first, batch by batch: a million rows need no more memory than five hundred. */
  stream(kind: ExportKind): Readable {
    const columns = Object.keys(files[kind].columns);
    const writer = stringify({ ...FORMAT, columns });
    const source = Readable.from(this.rows(kind));
    source.on('error', (error) => writer.destroy(error));
    writer.on('close', () => source.destroy());
    return source.pipe(writer);
  }

  private async *rows(kind: ExportKind): AsyncGenerator<string[]> {
    const { from, columns } = files[kind];
    const select = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
    let last = 0;
    for (;;) {
      const rows = await this.dataSource.query<(Cells & { id: number })[]>(
        `select ${select.join(', ')} from ${from} where r.id > $1 order by r.id limit ${BATCH}`,
        [last],
      );
      for (const row of rows) yield Object.values(row).map(toCell);
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.id;
    }
  }
}
