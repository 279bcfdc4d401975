import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

export interface IssuedNumber {
  number: string;
  /** The date in the business's time zone. */
  issuedOn: string;
  dueOn: string;
}

interface InvoiceTerms {
  timeZone: string;
  daysUntilDue: number;
}

interface Counted {
  last: number;
  issuedOn: string;
  dueOn: string;
}

const prefixes: Record<InvoiceKind, string> = { invoice: '', credit_note: 'CN-' };

/** Numbers per year, in one series for invoices and one for credit notes. */
@Injectable()
export class InvoiceNumbersRepository {
  constructor(private readonly database: Database) {}

  /**
   * The next number of the current year. Locks the series until the transaction ends; a rollback frees the number
   * again, so there are no gaps.
   */
  async next(kind: InvoiceKind, { timeZone, daysUntilDue }: InvoiceTerms): Promise<IssuedNumber> {
    const [counted] = await this.database.tx.query<Counted[]>(
      sql`with today as (select (now() at time zone $2::text)::date as day)
       insert into invoice_numbers as n (kind, year, last)
         select $1, extract(year from day)::int, 1 from today
       on conflict (kind, year) do update set last = n.last + 1
       returning last, (select day from today)::text as "issuedOn",
         ((select day from today) + $3::int)::text as "dueOn"`,
      [kind, timeZone, daysUntilDue],
    );
    const { last, issuedOn, dueOn } = counted!;
    const sequence = padded(last);
    return { number: `${prefixes[kind]}${issuedOn.slice(0, 4)}-${sequence}`, issuedOn, dueOn };
  }
  /** The next number of the sample invoices, which use up none of the others. */
  async nextSample({ timeZone, daysUntilDue }: InvoiceTerms): Promise<IssuedNumber> {
    const [counted] = await this.database.tx.query<Counted[]>(
      sql`with today as (select (now() at time zone $1::text)::date as day)
       select day::text as "issuedOn", (day + $2::int)::text as "dueOn",
         (select coalesce(max(substr(number, 8)::int), 0) + 1 from invoices
           where number like 'SAMPLE-%') as last
       from today`,
      [timeZone, daysUntilDue],
    );
    const { last, issuedOn, dueOn } = counted!;
    return { number: `SAMPLE-${padded(last)}`, issuedOn, dueOn };
  }
}

const padded = (place: number): string => String(place).padStart(4, '0');
