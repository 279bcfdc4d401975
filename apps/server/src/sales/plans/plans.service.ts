import { Injectable } from '@nestjs/common';
import {
  type AdminPurchase,
  type PaymentPlanInput,
  type PlanPart,
  type PlannedPart,
  type Today,
  planParts,
  planProblem,
} from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { conflict, invalid, stale } from '../../platform/problem/problem';
import { CheckoutSessionsService } from '../payments/stripe/checkout-sessions.service';
import { AdminPurchasesService } from '../purchases/admin-purchases.service';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { PlansReadModel } from './plans.read-model';
import { PlansRepository } from './plans.repository';

/** Payment plans: the parts in which a purchase is paid. */
@Injectable()
export class PlansService {
  constructor(
    private readonly database: Database,
    private readonly plans: PlansRepository,
    private readonly readModel: PlansReadModel,
    private readonly purchases: PayablePurchasesService,
    private readonly adminPurchases: AdminPurchasesService,
    private readonly sessions: CheckoutSessionsService,
    private readonly clock: BusinessClock,
  ) {}

  /** Sets the plan of a purchase, or removes it if there are no parts. */
  set(id: number, { parts, version }: PaymentPlanInput): Promise<AdminPurchase> {
    return this.database.transaction(async () => {
      const purchase = await this.purchases.lock(id);
      if (version !== purchase.version) throw stale();
      await this.replace(purchase, parts);
      return this.adminPurchases.get(id);
    });
  }

  /** Gives a new purchase the plan that came with it, in the caller's transaction. */
  adopt(purchaseId: number, parts: readonly PlannedPart[]): Promise<void> {
    return this.plans.replace(purchaseId, parts);
  }

  /** The number of plans with an overdue part and without an issued invoice, and the sum of these parts. */
  sumOverdue(): Promise<Today['overduePlans']> {
    return this.readModel.sumOverdue();
  }

  private async replace(purchase: PurchaseEntity, parts: PlanPart[]): Promise<void> {
    const { id, status } = purchase;
    if (status === 'cancelled') throw conflict('This purchase was canceled, so it has no plan.');
    const { asked, owed } = await this.readModel.balanceOf(id);
    const today = await this.clock.today();
    if (parts.length > 0) assertPlan({ asked, owed }, parts, today);
    await this.plans.replace(id, planParts(parts, asked, today));
    await this.purchases.markChanged(id);
    // The page asks for the sum that was due before.
    await this.sessions.closeOf({ purchaseId: id, invoiceId: null });
    await this.begin(purchase);
  }

  /** A purchase that waits to be paid begins if what was paid is all that is due by the new plan. */
  private async begin(purchase: PurchaseEntity): Promise<void> {
    const { dueNow, paid } = await this.readModel.balanceOf(purchase.id);
    if (dueNow === 0 && paid > 0) await this.purchases.activate(purchase);
  }
}

function assertPlan(
  { asked, owed }: { asked: number; owed: number },
  parts: PlanPart[],
  today: string,
): void {
  if (asked === 0) throw conflict('This purchase costs nothing, so there is nothing to plan.');
  if (owed === 0) throw conflict('This purchase is paid in full, so there is nothing to plan.');
  const message = planProblem(parts, asked, today);
  if (message !== undefined) throw invalid([{ path: 'parts', message }]);
}
