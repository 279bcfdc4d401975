import { Injectable } from '@nestjs/common';
import type { AdminPayment, PurchasePart } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/problem/problem';
import { balanceOfInvoice, balanceOfPurchase } from '../balances/balances.read-model';
import type { PaymentTarget } from './payment.entity';
import { paymentItem } from './payment-items.read-model';

/** In dollars. */
export interface Balance {
  asked: number;
  paid: number;
  owed: number;
  /** The part of it that is to be paid by today. */
  dueNow: number;
  /** The payment plan; empty without one. */
  parts: PurchasePart[];
}

/** What is to be paid next, in dollars: what is due now, else what is owed, as a client can pay ahead. */
export const amountDue = ({ owed, dueNow }: Pick<Balance, 'owed' | 'dueNow'>): number =>
  dueNow > 0 ? dueNow : owed;

interface BalanceOf {
  /** What to name if there is none. */
  what: string;
  from: SqlText;
  id: number;
}

/** Payments as the owner sees them, and their balances. */
@Injectable()
export class PaymentsReadModel {
  constructor(private readonly database: Database) {}

  async get(id: number): Promise<AdminPayment> {
    const [row] = await this.database.query<[{ payment: AdminPayment }]>(
      sql`select ${paymentItem} as payment from payments y where y.id = $1`,
      [id],
    );
    return row.payment;
  }

  balanceOf({ purchaseId, invoiceId }: PaymentTarget): Promise<Balance> {
    return purchaseId === null
      ? this.balanceOfInvoice(invoiceId!)
      : this.balanceOfPurchase(purchaseId);
  }

  balanceOfPurchase(id: number): Promise<Balance> {
    const from = sql`purchases r cross join lateral ${balanceOfPurchase} b`;
    return this.readBalance({ what: 'This purchase', from, id });
  }

  balanceOfInvoice(id: number): Promise<Balance> {
    const from = sql`invoices r cross join lateral ${balanceOfInvoice} b`;
    return this.readBalance({ what: 'This invoice', from, id });
  }

  private async readBalance({ what, from, id }: BalanceOf): Promise<Balance> {
    const [row] = await this.database.query<Balance[]>(
      sql`select b.asked::float8 as asked, b.paid::float8 as paid, b.owed::float8 as owed,
         b."dueNow"::float8 as "dueNow", b.parts
       from ${from} where r.id = $1`,
      [id],
    );
    if (!row) throw notFound(what);
    return row;
  }
}
