import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../platform/http/problem';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

type CancelFollower = (id: number, manager: EntityManager) => Promise<void>;

/** What payments read and change of purchases, inside their own transactions. */
@Injectable()
export class PaidPurchasesService {
  private readonly followers: CancelFollower[] = [];

  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** Part of the transaction in which a purchase is canceled. */
  onCanceled(follow: CancelFollower): void {
    this.followers.push(follow);
  }

  async followCancel(id: number, manager: EntityManager): Promise<void> {
    for (const follow of this.followers) await follow(id, manager);
  }

  /** As it stays until the transaction ends, with its service and its buyer. */
  async lock(id: number, manager: EntityManager): Promise<PurchaseEntity> {
    if (!(await this.purchases.lock(id, manager))) throw notFound('This purchase');
    return this.readModel.get(id, manager);
  }

  /** A pending purchase becomes active; in any other state it stays as it is. */
  async begin(purchase: PurchaseEntity, manager: EntityManager): Promise<void> {
    if (purchase.status !== 'pending') return;
    purchase.status = 'active';
    await this.purchases.save(purchase, manager);
  }

  async setRefundDue(
    purchase: PurchaseEntity,
    refundDue: boolean,
    manager: EntityManager,
  ): Promise<void> {
    purchase.refundDue = refundDue;
    await this.purchases.save(purchase, manager);
  }
}
