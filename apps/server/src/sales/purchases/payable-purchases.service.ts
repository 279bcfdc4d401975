import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/problem/problem';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

/** What payments read and change of purchases, inside their own transactions. */
@Injectable()
export class PayablePurchasesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** As it stays until the transaction ends, with its service and its buyer. */
  async lock(id: number): Promise<PurchaseEntity> {
    if (!(await this.purchases.lock(id))) throw notFound('This purchase');
    return this.readModel.get(id);
  }

  /** A pending purchase becomes active; in any other state it stays as it is. */
  async begin(purchase: PurchaseEntity): Promise<void> {
    if (purchase.status !== 'pending') return;
    purchase.status = 'active';
    await this.purchases.save(purchase);
  }

  async setRefundDue(purchase: PurchaseEntity, refundDue: boolean): Promise<void> {
    purchase.refundDue = refundDue;
    await this.purchases.save(purchase);
  }
}
