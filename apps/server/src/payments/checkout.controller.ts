import { Controller, Get, Param, Post } from '@nestjs/common';
import {
  type Checkout,
  type IdParams,
  type PaymentOptions,
  checkoutSchema,
  idParamsSchema,
  paymentOptionsSchema,
} from '@polaris/contracts';
import { Settings } from '../platform/config/settings';
import { Allow, CurrentUser } from '../platform/http/policy';
import { share } from '../platform/http/shared-json';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { CheckoutService } from './stripe/checkout.service';

@Tag('Payments')
@Controller()
export class CheckoutController {
  private readonly paymentOptions: PaymentOptions;

  constructor(
    private readonly checkout: CheckoutService,
    settings: Settings,
  ) {
    this.paymentOptions = share({ card: settings.takesCards });
  }

  @Get('payment-options')
  @Allow('anyone')
  @Operation('getPaymentOptions', 'Say how purchases can be paid')
  @Returns(200, paymentOptionsSchema)
  options(): PaymentOptions {
    return this.paymentOptions;
  }

  @Post('purchases/:id/checkout')
  @Allow('signed-in')
  @Operation('beginCheckout', 'Get the page on which what is owed is paid', {
    errors: {
      404: 'Purchase was not found, or payments by card are not set up.',
      409: 'The purchase was canceled or is paid, or a payment is being confirmed.',
      503: 'The payment provider cannot be reached.',
    },
  })
  @Returns(201, checkoutSchema)
  begin(
    @CurrentUser() user: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
  ): Promise<Checkout> {
    return this.checkout.begin(id, user);
  }
}
