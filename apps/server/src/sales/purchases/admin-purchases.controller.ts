import { Controller } from '@nestjs/common';
import {
  type AdminPurchase,
  finishStep,
  getAdminPurchase,
  listAllPurchases,
  recordSale,
  reopenStep,
  updatePurchase,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { Page } from '../../platform/database/list/list';
import type { UserEntity } from '../../identity/users/user.entity';
import { AdminPurchasesService } from './admin-purchases.service';
import { PurchaseStepsService } from './progress/purchase-steps.service';
import { SalesService } from './sales.service';

@Controller()
export class AdminPurchasesController {
  constructor(
    private readonly purchases: AdminPurchasesService,
    private readonly sales: SalesService,
    private readonly steps: PurchaseStepsService,
  ) {}

  @Handle(listAllPurchases)
  list({ query }: InputOf<typeof listAllPurchases>): Promise<Page<AdminPurchase>> {
    return this.purchases.list(query);
  }

  @Handle(getAdminPurchase)
  get({ params: { id } }: InputOf<typeof getAdminPurchase>): Promise<AdminPurchase> {
    return this.purchases.get(id);
  }

  @Handle(recordSale)
  record({ body: input, user }: InputOf<typeof recordSale, UserEntity>): Promise<AdminPurchase> {
    return this.sales.record(input, user.id);
  }

  @Handle(updatePurchase)
  update({ params: { id }, body: input }: InputOf<typeof updatePurchase>): Promise<AdminPurchase> {
    return this.purchases.update(id, input);
  }

  @Handle(finishStep)
  finishStep({
    params: { id },
    body: { version },
  }: InputOf<typeof finishStep>): Promise<AdminPurchase> {
    return this.steps.finish(id, version);
  }

  @Handle(reopenStep)
  reopenStep({ params: { id, stepId } }: InputOf<typeof reopenStep>): Promise<AdminPurchase> {
    return this.steps.reopen(id, stepId);
  }
}
