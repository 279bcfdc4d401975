import { Injectable } from '@nestjs/common';
import type { PurchasePart, Today } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import {
  balanceOfPurchase,
  hasPlan,
  invoiceNumberOfPurchase,
  invoicedOfPurchase,
  partsOf,
  planOfPurchase,
} from '../balances/balances.read-model';
import { paymentPendingOfPurchase } from '../payments/payment-items.read-model';
import { businessDay } from '../business-profile/business-day.read-model';

/** What a purchase asks for, in dollars, and its plan. */
export interface PlannedBalance {
  asked: number;
  paid: number;
  owed: number;
  dueNow: number;
  invoiceNumber: string | null;
  parts: PurchasePart[];
  /** Whether a payment waits to be confirmed by its provider. */
  isBeingPaid: boolean;
}

/** An unpaid part whose day has come. */
export interface DuePart {
  position: number;
  label: string;
  owed: number;
  dueOn: string;
  daysLate: number;
  /** How many mails about it went out. */
  mailed: number;
}

const today = businessDay(sql`now()`);

const balances = sql`purchases r cross join lateral ${balanceOfPurchase} b`;

const dueParts = sql`${balances} cross join lateral ${partsOf(planOfPurchase)} p
  where p.owed > 0 and p."dueOn" <= ${today}`;

/** Payment plans with what is due by them. */
@Injectable()
export class PlansReadModel {
  constructor(private readonly database: Database) {}

  async balanceOf(id: number): Promise<PlannedBalance> {
    const [row] = await this.database.query<[PlannedBalance]>(
      sql`select b.asked::float8 as asked, b.paid::float8 as paid, b.owed::float8 as owed,
         b."dueNow"::float8 as "dueNow", ${invoiceNumberOfPurchase} as "invoiceNumber",
         b.parts, ${paymentPendingOfPurchase.inList} as "isBeingPaid"
       from ${balances} where r.id = $1`,
      [id],
    );
    return row;
  }

  /** In their order. */
  listDueParts(id: number): Promise<DuePart[]> {
    return this.database.query<DuePart[]>(
      sql`select p.position, p.label, p.owed::float8 as owed, p."dueOn"::text as "dueOn",
         ${today} - p."dueOn" as "daysLate", p.reminders as mailed
       from ${dueParts} and r.id = $1 order by p.position`,
      [id],
    );
  }

  /** Purchases with an unpaid part whose day has come, and about which mails are left. */
  listDue(limit: number): Promise<{ id: number }[]> {
    return this.database.query<{ id: number }[]>(
      sql`select distinct r.id from ${dueParts} and p.reminders < 3
         and r.id in (select q."purchaseId" from purchase_parts q
           where q."dueOn" <= ${today} and q.reminders < 3)
       order by r.id limit $1`,
      [limit],
    );
  }

  /** The number of plans with an overdue part and without an issued invoice, and the sum of these parts. */
  async sumOverdue(): Promise<Today['overduePlans']> {
    const [sum] = await this.database.query<[Today['overduePlans']]>(
      sql`select count(*)::int as count, coalesce(sum(b.overdue), 0)::float8 as owed from ${balances}
       where ${hasPlan(sql`r.id`)} and ${invoicedOfPurchase} is null and b.overdue > 0`,
    );
    return sum;
  }
}
