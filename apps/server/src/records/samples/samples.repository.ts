import { Injectable } from '@nestjs/common';
import { type Audited, SAMPLE_MAIL_DOMAIN, type SampleKind, recordKinds } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import type { SampleIssue, SampleRow, SampleTable } from './data/sample-rows';

/** Any number that no other lock has. */
const SAMPLES_LOCK = 7_205_759_405;

/** The order in which records are deleted: none refers to one that is gone. */
const LAST_FIRST: readonly SampleKind[] = [
  'refunds',
  'payments',
  'invoices',
  'sessions_appointments',
  'messages',
  'purchases',
  'customer_files',
  'tasks',
  'activities',
  'customers',
  'contact_submissions',
  'companies',
  'tags',
];

/** The marks of sample records, and the only writes of sample rows. */
@Injectable()
export class SamplesRepository {
  constructor(private readonly database: Database) {}

  /** Waits for another server that adds or removes samples. */
  async lock(): Promise<void> {
    await this.database.tx.query(sql`select pg_advisory_xact_lock($1)`, [SAMPLES_LOCK]);
  }

  /** When the samples were added; null without any. */
  async findTime(): Promise<Date | null> {
    const [row] = await this.database.query<{ createdAt: Date }[]>(
      sql`select "createdAt" from sample_data`,
    );
    return row?.createdAt ?? null;
  }

  /** Starts the work: times without a zone are by the clock of the business, and no row gets an entry in the log. */
  async begin(timeZone: string): Promise<void> {
    await this.database.tx.query(
      sql`select set_config('timezone', $1, true), set_config('polaris.samples', 'on', true)`,
      [timeZone],
    );
    await this.database.tx.query(sql`set constraints all deferred`);
  }

  /** Ends it with the one entry that says what was added. */
  async finishAdding(summary: string): Promise<void> {
    await this.endWork();
    await this.database.tx.query(sql`insert into sample_data (summary) values ($1)`, [summary]);
  }

  /** Ends it with the one entry that says what was removed. */
  async finishRemoving(): Promise<void> {
    await this.endWork();
    await this.database.tx.query(sql`delete from sample_records`);
    await this.database.tx.query(sql`delete from sample_data`);
  }

  /** Ids that no other record gets. */
  async reserveIds(table: SampleTable, count: number): Promise<number[]> {
    const rows = await this.database.tx.query<{ id: number }[]>(
      sql`select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2)`,
      [table, count],
    );
    return rows.map(({ id }) => id);
  }

  /** Leaves out what collides with a row of the owner, such as a session at a time that is taken. */
  async insert(table: SampleTable, rows: readonly SampleRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const name = sql.identifier('table', table);
    const columns = sql.join(Object.keys(first).map((column) => sql.identifier('column', column)));
    await this.database.tx.query(
      sql`insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
    if (!('id' in first)) return;
    await this.database.tx.query(
      sql`insert into sample_records (relation, "recordId")
       select $1, id from ${name} where id = any($2::int[])`,
      [table, rows.map(({ id }) => id)],
    );
  }

  async issue(invoices: readonly SampleIssue[]): Promise<void> {
    const name = sql.identifier('table', 'invoices');
    await this.database.tx.query(
      sql`update ${name} i set number = s.number, seller = s.seller, "issuedAt" = s."issuedAt",
         "issuedOn" = s."issuedOn", "dueOn" = s."dueOn", "sentAt" = s."sentAt"
       from jsonb_populate_recordset(null::${name}, $1::jsonb) s where i.id = s.id`,
      [JSON.stringify(invoices)],
    );
  }

  /** Keeps reminders of sample sessions from being sent. */
  async skipReminders(sessions: readonly SampleRow[]): Promise<void> {
    await this.database.tx.query(
      sql`insert into ${sql.identifier('table', 'appointment_reminders')}
         ("appointmentId", "startTime", "hoursBefore")
       select s.id, s."startTime", h
       from ${sql.identifier('table', 'sessions_appointments')} s, unnest(array[1, 24]) h
       where s.id = any($1::int[]) on conflict do nothing`,
      [sessions.map(({ id }) => id)],
    );
  }

  /** Deletes records for good, with their traces in the trash and their mails. */
  async remove(ids: ReadonlyMap<SampleKind, number[]>): Promise<void> {
    await this.removeWhere('invoice_files', 'invoiceId', ids.get('invoices') ?? []);
    for (const table of LAST_FIRST) await this.removeWhere(table, 'id', ids.get(table) ?? []);
    for (const kind of recordKinds)
      if ('trash' in kind) await this.removeFromTrash(kind.table, kind.trash);
    await this.database.tx.query(
      sql`delete from ${sql.identifier('table', 'mail_outbox')} where recipient like '%@' || $1`,
      [SAMPLE_MAIL_DOMAIN],
    );
  }

  private async removeWhere(
    table: SampleKind | 'invoice_files',
    column: 'id' | 'invoiceId',
    ids: number[],
  ): Promise<void> {
    if (ids.length === 0) return;
    await this.database.tx.query(
      sql`delete from ${sql.identifier('table', table)}
       where ${sql.identifier('column', column)} = any($1::int[])`,
      [ids],
    );
  }

  /** Records in the trash are not among the ids: they are nowhere else. */
  private async removeFromTrash(table: Audited, kind: string): Promise<void> {
    await this.database.tx.query(
      sql`delete from ${sql.identifier('table', 'trash')} t where t.kind = $2 and (
         exists (select from sample_records s where s.relation = $1 and s."recordId" = t."recordId")
         or exists (select from sample_records s where s.relation = 'customers'
           and s."recordId"::text = t.rows #>> '{row,customerId}'))`,
      [table, kind],
    );
  }

  private async endWork(): Promise<void> {
    await this.database.tx.query(sql`set constraints all immediate`);
    await this.database.tx.query(sql`select set_config('polaris.samples', '', true)`);
  }
}
