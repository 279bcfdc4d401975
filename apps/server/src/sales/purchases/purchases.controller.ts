import { Controller } from '@nestjs/common';
import { type OwnPurchase, listPurchases, createPurchase } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { WriteLimit } from '../../platform/http/limits/call-limits.service';
import type { UserEntity } from '../../identity/users/user.entity';
import type { LimitRule } from '../../platform/http/limits/limits.service';
import { OrdersService } from './orders.service';
import { PurchasesService } from './purchases.service';

/** Per account. */
const purchaseLimit: LimitRule = { name: 'purchase', points: 20, duration: 600 };

@Controller()
export class PurchasesController {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly orders: OrdersService,
  ) {}

  @Handle(listPurchases)
  list({ query, user }: InputOf<typeof listPurchases, UserEntity>): Promise<JsonPage> {
    return this.purchases.list(user.id, query);
  }

  @Handle(createPurchase)
  @WriteLimit(purchaseLimit)
  buy({ body: input, user }: InputOf<typeof createPurchase, UserEntity>): Promise<OwnPurchase> {
    return this.orders.buy(user.id, input);
  }
}
