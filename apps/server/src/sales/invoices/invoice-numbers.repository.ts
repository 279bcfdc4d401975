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
  async next(
    kind: InvoiceKind,
    { timeZone, daysUntilDue }: { timeZone: string; daysUntilDue: number },
  ): Promise<IssuedNumber> {
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
    const sequence = String(last).padStart(4, '0');
    return { number: `${prefixes[kind]}${issuedOn.slice(0, 4)}-${sequence}`, issuedOn, dueOn };
  }
}
