import { Controller } from '@nestjs/common';
import {
  type Checkout,
  type PaymentOptions,
  getPaymentOptions,
  startCheckout,
  startInvoiceCheckout,
} from '@polaris/contracts';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import { Handle, type InputOf } from '../../platform/http/handle';
import { Settings } from '../../platform/config/settings';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { InvoicesService } from '../invoices/invoices.service';
import { CheckoutService } from './stripe/checkout.service';

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly invoices: InvoicesService,
    private readonly profile: BusinessProfileService,
    private readonly settings: Settings,
    private readonly publicReads: PublicReadsService,
  ) {}

  @Handle(getPaymentOptions)
  options(): Promise<PaymentOptions> {
    const { takesCards: card } = this.settings;
    return this.publicReads.get('payment options', async () => ({
      card,
      bankDebit: card && (await this.profile.get()).bankDebits,
    }));
  }

  @Handle(startCheckout)
  start({
    params: { id },
    query: { all },
    user,
  }: InputOf<typeof startCheckout, UserEntity>): Promise<Checkout> {
    const target = { purchaseId: id, invoiceId: null };
    return this.checkout.start(target, user, { isAll: all === 'true' });
  }

  @Handle(startInvoiceCheckout)
  async startForInvoice({
    params: { id },
    query: { all },
    user,
  }: InputOf<typeof startInvoiceCheckout, UserEntity>): Promise<Checkout> {
    const target = await this.invoices.getOwnTarget(id, user.id);
    return this.checkout.start(target, user, { isAll: all === 'true' });
  }
}
