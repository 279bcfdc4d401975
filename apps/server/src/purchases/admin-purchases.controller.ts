import { Controller } from '@nestjs/common';
import {
  type AdminPurchase,
  listAllPurchases,
  recordSale,
  updatePurchase,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../platform/http/handle';
import type { Page } from '../platform/database/list/list';
import type { UserEntity } from '../users/user.entity';
import { AdminPurchasesService } from './admin-purchases.service';
import { SalesService } from './sales.service';

@Controller()
export class AdminPurchasesController {
  constructor(
    private readonly purchases: AdminPurchasesService,
    private readonly sales: SalesService,
  ) {}

  @Handle(listAllPurchases)
  list({ query }: InputOf<typeof listAllPurchases>): Promise<Page<AdminPurchase>> {
    return this.purchases.list(query);
  }

  @Handle(recordSale)
  record({ body: input, user }: InputOf<typeof recordSale, UserEntity>): Promise<AdminPurchase> {
    return this.sales.record(input, user.id);
  }

  @Handle(updatePurchase)
  update({ params: { id }, body: input }: InputOf<typeof updatePurchase>): Promise<AdminPurchase> {
    return this.purchases.update(id, input);
  }
}
