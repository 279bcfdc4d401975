import { Controller } from '@nestjs/common';
import {
  type Checkout,
  type PaymentOptions,
  getPaymentOptions,
  startCheckout,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { Settings } from '../../platform/config/settings';
import { preserialize } from '../../platform/http/shared-json';
import type { UserEntity } from '../../identity/users/user.entity';
import { CheckoutService } from './stripe/checkout.service';

@Controller()
export class CheckoutController {
  private readonly paymentOptions: PaymentOptions;

  constructor(
    private readonly checkout: CheckoutService,
    settings: Settings,
  ) {
    this.paymentOptions = preserialize({ card: settings.takesCards });
  }

  @Handle(getPaymentOptions)
  options(): PaymentOptions {
    return this.paymentOptions;
  }

  @Handle(startCheckout)
  start({ params: { id }, user }: InputOf<typeof startCheckout, UserEntity>): Promise<Checkout> {
    return this.checkout.start(id, user);
  }
}
