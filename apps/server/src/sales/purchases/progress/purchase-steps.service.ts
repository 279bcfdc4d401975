import { Injectable } from '@nestjs/common';
import type { AdminPurchase } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { conflict, notFound, stale } from '../../../platform/problem/problem';
import { ProgressUpdatesService } from './progress-updates.service';
import type { PurchaseEntity } from '../purchase.entity';
import { PurchaseStepsRepository } from './purchase-steps.repository';
import { PurchasesReadModel } from '../purchases.read-model';
import { PurchasesRepository } from '../purchases.repository';

/** Completes the next step of a purchase, and reopens completed ones. */
@Injectable()
export class PurchaseStepsService {
  constructor(
    private readonly database: Database,
    private readonly purchases: PurchasesRepository,
    private readonly steps: PurchaseStepsRepository,
    private readonly progress: ProgressUpdatesService,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** The version identifies the step, so that a second click does not complete another one. */
  finish(purchaseId: number, version: number): Promise<AdminPurchase> {
    return this.database.transaction(async () => {
      const row = await this.lock(purchaseId);
      if (row.version !== version) throw stale();
      const { nextStep: text, nextStepOn: plannedOn } = row;
      if (text === null) throw conflict('This purchase has no next step.');
      const id = await this.steps.insert({ purchaseId, text, plannedOn });
      await this.purchases.save(Object.assign(row, { nextStep: null, nextStepOn: null }));
      await this.progress.notifyOfDone(row, { id, text });
      return this.readModel.getForOwner(purchaseId);
    });
  }

  /** Makes it the next step again, unless there is another one by now. */
  reopen(purchaseId: number, id: number): Promise<AdminPurchase> {
    return this.database.transaction(async () => {
      const row = await this.lock(purchaseId);
      const step = await this.steps.find(purchaseId, id);
      if (!step) throw notFound('This step');
      if (row.nextStep !== null)
        throw conflict('This purchase has another next step. Finish or remove that first.');
      await this.steps.remove(id);
      const next = { nextStep: step.text, nextStepOn: step.plannedOn };
      await this.purchases.save(Object.assign(row, next));
      await this.progress.notifyOfReopened(row, step);
      return this.readModel.getForOwner(purchaseId);
    });
  }

  private async lock(id: number): Promise<PurchaseEntity> {
    const row = await this.purchases.lock(id);
    if (!row) throw notFound('This purchase');
    return row;
  }
}
