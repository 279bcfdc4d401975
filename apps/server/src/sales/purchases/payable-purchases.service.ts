import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/problem/problem';
import type { MailedRecord } from '../../records/outbox/mail.entity';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

/** Reads and updates purchases for payments, inside the payment's transaction. */
@Injectable()
export class PayablePurchasesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** Locks the purchase until the transaction ends, and returns it with its service and buyer. */
  async lock(id: number): Promise<PurchaseEntity> {
    if (!(await this.purchases.lock(id))) throw notFound('This purchase');
    return this.readModel.get(id);
  }

  /** What was bought, as clients read it. */
  async getName(id: number): Promise<string> {
    return (await this.readModel.get(id)).service?.name ?? 'Service';
  }

  /** Activates a pending purchase; any other status stays unchanged. */
  async activate(purchase: PurchaseEntity): Promise<void> {
    if (purchase.status !== 'pending') return;
    purchase.status = 'active';
    await this.purchases.save(purchase);
  }

  /** Counts the version up, for a change of what belongs to the purchase. */
  markChanged(id: number): Promise<void> {
    return this.purchases.markChanged(id);
  }

  async setRefundDue(purchase: PurchaseEntity, refundDue: boolean): Promise<void> {
    purchase.refundDue = refundDue;
    await this.purchases.save(purchase);
  }
}

/** What a mail about a purchase says of it. */
export const aboutPurchase = (id: number): MailedRecord => ({ table: 'purchases', id });
