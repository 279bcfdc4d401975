import { Controller, Header, StreamableFile } from '@nestjs/common';
import {
  type Checkout,
  type PaymentPage,
  type SharedPaymentLink,
  downloadLinkInvoice,
  openPaymentLink,
  shareInvoicePaymentLink,
  sharePurchasePaymentLink,
  startLinkCheckout,
} from '@polaris/contracts';
import { hashToken } from '../../../platform/config/hash-token';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { type LimitRule, LimitsService } from '../../../platform/http/limits/limits.service';
import { InvoiceFilesService } from '../../invoices/invoice-files.service';
import { CheckoutService } from '../stripe/checkout.service';
import { PaymentLinksService } from './payment-links.service';
import { PaymentPagesService } from './payment-pages.service';
import { SharedLinksService } from './shared-links.service';

const checkoutLimit: LimitRule = { name: 'link-checkout', points: 20, duration: 600 };

@Controller()
export class PaymentLinksController {
  constructor(
    private readonly links: PaymentLinksService,
    private readonly pages: PaymentPagesService,
    private readonly checkout: CheckoutService,
    private readonly files: InvoiceFilesService,
    private readonly shared: SharedLinksService,
    private readonly limits: LimitsService,
  ) {}

  @Handle(openPaymentLink)
  async open({ body: { token } }: InputOf<typeof openPaymentLink>): Promise<PaymentPage> {
    return this.pages.get(await this.links.get(token));
  }

  @Handle(startLinkCheckout)
  async start({
    body: { token, all: isAll },
  }: InputOf<typeof startLinkCheckout>): Promise<Checkout> {
    const subject = await this.links.get(token);
    await this.limits.count(checkoutLimit, hashToken(token));
    return this.checkout.start(await this.pages.getTarget(subject), null, { isAll });
  }

  @Handle(downloadLinkInvoice)
  @Header('Cache-Control', 'private, no-store')
  async download({
    body: { token },
  }: InputOf<typeof downloadLinkInvoice>): Promise<StreamableFile> {
    const id = await this.pages.getInvoiceId(await this.links.get(token));
    const { name, pdf } = await this.files.get(id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: pdf.length,
    });
  }

  @Handle(shareInvoicePaymentLink)
  shareInvoice({
    params: { id: invoiceId },
  }: InputOf<typeof shareInvoicePaymentLink>): Promise<SharedPaymentLink> {
    return this.shared.share({ invoiceId });
  }

  @Handle(sharePurchasePaymentLink)
  sharePurchase({
    params: { id: purchaseId },
  }: InputOf<typeof sharePurchasePaymentLink>): Promise<SharedPaymentLink> {
    return this.shared.share({ purchaseId });
  }
}
