import { Injectable } from '@nestjs/common';
import type { InvoiceBuyer, InvoiceLineInput, TaxMode } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { notFound } from '../../platform/problem/problem';

export const RETAINER = 'This retainer';

/** What each invoice states, as it was accepted. */
export interface RetainerContent {
  buyer: InvoiceBuyer;
  taxMode: TaxMode;
  lines: InvoiceLineInput[];
}

/** An accepted offer that is invoiced each month. */
export interface NewRetainer {
  customerId: number | null;
  offerId: number;
  serviceId: number;
  title: string;
  content: RetainerContent;
  /** Dollars a month, with the tax in it. */
  amount: number;
  sessions: number;
  startsOn: string;
  endsOn: string | null;
}

export interface RetainerRow extends NewRetainer {
  id: number;
  state: 'active' | 'paused' | 'ended';
  pausedOn: string | null;
  version: number;
}

/** What the owner changes. */
export type RetainerChange = Pick<RetainerRow, 'state' | 'pausedOn' | 'endsOn'>;

const columns = sql`id, "customerId", "offerId", "serviceId", title, content, amount::float8 as amount,
  sessions, "startsOn"::text as "startsOn", "endsOn"::text as "endsOn", state,
  "pausedOn"::text as "pausedOn", version`;

/** All SQL that changes retainers and their months. */
@Injectable()
export class RetainersRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewRetainer): Promise<number> {
    const [{ id }] = await this.database.tx.query<[{ id: number }]>(
      sql`insert into retainers ("customerId", "offerId", "serviceId", title, content, amount, sessions,
         "startsOn", "endsOn")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        ...[row.customerId, row.offerId, row.serviceId, row.title, JSON.stringify(row.content)],
        ...[row.amount, row.sessions, row.startsOn, row.endsOn],
      ],
    );
    return id;
  }

  /** Throws 404 if there is none. */
  async get(id: number): Promise<RetainerRow> {
    return found(
      await this.database.query<RetainerRow[]>(
        sql`select ${columns} from retainers where id = $1`,
        [id],
      ),
    );
  }

  /** Locks the retainer until the transaction ends; throws 404 if there is none. */
  async lock(id: number): Promise<RetainerRow> {
    return found(
      await this.database.tx.query<RetainerRow[]>(
        sql`select ${columns} from retainers where id = $1 for update`,
        [id],
      ),
    );
  }

  async change(id: number, { state, pausedOn, endsOn }: RetainerChange): Promise<void> {
    await this.database.tx.query(
      sql`update retainers set state = $2, "pausedOn" = $3, "endsOn" = $4, version = version + 1
       where id = $1`,
      [id, state, pausedOn, endsOn],
    );
  }

  /** A skipped month becomes recorded. Returns false if the month has its purchase already. */
  async recordMonth(id: number, month: string, purchaseId: number): Promise<boolean> {
    const rows = await this.database.tx.query<unknown[]>(
      sql`insert into retainer_months ("retainerId", month, "purchaseId") values ($1, $2, $3)
       on conflict ("retainerId", month) do update set "purchaseId" = excluded."purchaseId"
         where retainer_months."purchaseId" is null
       returning month`,
      [id, month, purchaseId],
    );
    return rows.length === 1;
  }

  async skipMonths(id: number, months: readonly string[]): Promise<void> {
    await this.database.tx.query(
      sql`insert into retainer_months ("retainerId", month) select $1, unnest($2::text[])
       on conflict do nothing`,
      [id, months],
    );
  }

  /** Later invoices go to the address that replaced the old one. */
  async moveRecipient(customerId: number, before: string | null, email: string): Promise<void> {
    await this.database.tx.query(
      sql`update retainers
       set content = jsonb_set(content, '{buyer,email}', to_jsonb($3::text)), version = version + 1
       where "customerId" = $1 and lower(content -> 'buyer' ->> 'email') = lower($2)`,
      [customerId, before, email],
    );
  }
}

function found([row]: RetainerRow[]): RetainerRow {
  if (!row) throw notFound(RETAINER);
  return row;
}
