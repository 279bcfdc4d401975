import { Injectable } from '@nestjs/common';
import type { AdminPayment } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { balanceOfInvoice, balanceOfPurchase } from '../balances/balances.read-model';
import { paymentItem } from './payment-items.read-model';

/** Dollars. */
export interface Balance {
  asked: number;
  paid: number;
  owed: number;
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

  balanceOfPurchase(id: number): Promise<Balance> {
    return this.balanceOf(sql`purchases r cross join lateral ${balanceOfPurchase} b`, id);
  }

  balanceOfInvoice(id: number): Promise<Balance> {
    return this.balanceOf(sql`invoices r cross join lateral ${balanceOfInvoice} b`, id);
  }

  private async balanceOf(from: SqlText, id: number): Promise<Balance> {
    const [row] = await this.database.query<[Balance]>(
      sql`select b.asked::float8 as asked, b.paid::float8 as paid, b.owed::float8 as owed
       from ${from} where r.id = $1`,
      [id],
    );
    return row;
  }
}
