import { Injectable } from '@nestjs/common';
import type { PageQuery, PaidPurchase } from '@polaris/contracts';
import type { Buyer } from '../../people/customers/buyers.service';
import type { JsonPage } from '../../platform/database/list/list';
import { notFound } from '../../platform/problem/problem';
import { PurchaseNotesRepository } from './progress/purchase-notes.repository';
import { PurchaseStepsRepository } from './progress/purchase-steps.repository';
import { PurchasesReadModel } from './purchases.read-model';

/** The purchases of customers, as they see them. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly readModel: PurchasesReadModel,
    private readonly notes: PurchaseNotesRepository,
    private readonly steps: PurchaseStepsRepository,
  ) {}

  /** A customer's own purchases, newest first. */
  list(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  /** A customer's own purchase with its payments; throws 404 for any other. */
  async getOwn(userId: string, id: number): Promise<PaidPurchase> {
    const own = await this.readModel.findOwn(userId, id);
    if (!own) throw notFound('This purchase');
    return own;
  }

  /** Throws 404 unless the purchase belongs to this customer or account. */
  async assertBoughtBy(party: Buyer, id: number): Promise<void> {
    if (!(await this.readModel.isOf(party, id))) throw notFound('This purchase');
  }

  /** Deletes notes and steps of a customer's purchases. */
  async removeTexts(userId: string): Promise<void> {
    await this.notes.removeAllOf(userId);
    await this.steps.removeAllOf(userId);
  }
}
