import { Injectable } from '@nestjs/common';
import type { AdminPayment } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { owedOfPurchase, paidOfPurchase, paymentItem } from './paid-sums.read-model';

/** Dollars. */
export interface Balance {
  paid: number;
  owed: number;
}

/** Payments as the owner sees them, and what they come to. */
@Injectable()
export class PaymentsReadModel {
  async get(id: number, manager: EntityManager): Promise<AdminPayment> {
    const [row] = await manager.query<[{ payment: AdminPayment }]>(
      `select ${paymentItem} as payment from payments y where y.id = $1`,
      [id],
    );
    return row.payment;
  }

  async balanceOf(purchaseId: number, manager: EntityManager): Promise<Balance> {
    const [row] = await manager.query<[Balance]>(
      `select ${paidOfPurchase.inList}::float8 as paid, ${owedOfPurchase.inList}::float8 as owed
       from purchases r where r.id = $1`,
      [purchaseId],
    );
    return row;
  }
}
