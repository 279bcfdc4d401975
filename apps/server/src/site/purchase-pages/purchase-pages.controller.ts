import { Controller } from '@nestjs/common';
import { type PurchasePage, getPurchase } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { PurchasePagesService } from './purchase-pages.service';

@Controller()
export class PurchasePagesController {
  constructor(private readonly pages: PurchasePagesService) {}

  @Handle(getPurchase)
  get({ params: { id }, user }: InputOf<typeof getPurchase, UserEntity>): Promise<PurchasePage> {
    return this.pages.get(user.id, id);
  }
}
