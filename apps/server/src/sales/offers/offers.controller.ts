import { Controller, Header, StreamableFile } from '@nestjs/common';
import {
  type Checkout,
  type OfferPage,
  acceptOffer,
  askAboutOffer,
  declineOffer,
  downloadOffer,
  mailOfferCode,
  openOffer,
  payForOffer,
} from '@polaris/contracts';
import { hashToken } from '../../platform/config/hash-token';
import { Handle, type InputOf } from '../../platform/http/handle';
import { type LimitRule, LimitsService } from '../../platform/http/limits/limits.service';
import { SharedLinksService } from '../payments/links/shared-links.service';
import { OfferAcceptanceService } from './offer-acceptance.service';
import { OfferCodesService } from './offer-codes.service';
import { OfferFilesService } from './offer-files.service';
import type { OpenedLink } from './offer-links.repository';
import { OfferLinksService } from './offer-links.service';
import { OfferPagesService } from './offer-pages.service';

const openLimit: LimitRule = { name: 'offer-open', points: 30, duration: 600 };
const answerLimit: LimitRule = { name: 'offer-answer', points: 10, duration: 600 };

/** The page of an offer, for anyone with its link. */
@Controller()
export class OffersController {
  constructor(
    private readonly links: OfferLinksService,
    private readonly pages: OfferPagesService,
    private readonly acceptance: OfferAcceptanceService,
    private readonly codes: OfferCodesService,
    private readonly files: OfferFilesService,
    private readonly payments: SharedLinksService,
    private readonly limits: LimitsService,
  ) {}

  @Handle(openOffer)
  async open({ body: { token } }: InputOf<typeof openOffer>): Promise<OfferPage> {
    const link = await this.find(token, openLimit);
    await this.links.noteOpened(token);
    return this.pages.get(link);
  }

  @Handle(mailOfferCode)
  async mailCode({ body: { token } }: InputOf<typeof mailOfferCode>): Promise<void> {
    await this.codes.send(await this.find(token, answerLimit));
  }

  @Handle(acceptOffer)
  async accept({ body: input, request }: InputOf<typeof acceptOffer>): Promise<OfferPage> {
    const link = await this.find(input.token, answerLimit);
    const by = { address: request.ip, userAgent: request.headers['user-agent'] };
    return this.acceptance.accept(link, input, by);
  }

  @Handle(declineOffer)
  async decline({ body: input }: InputOf<typeof declineOffer>): Promise<OfferPage> {
    return this.pages.decline(await this.find(input.token, answerLimit), input);
  }

  @Handle(askAboutOffer)
  async ask({ body: input }: InputOf<typeof askAboutOffer>): Promise<void> {
    const { offerId } = await this.find(input.token, answerLimit);
    await this.pages.ask(offerId, input);
  }

  /** The payment link of the purchase that the offer became. */
  @Handle(payForOffer)
  async pay({ body: { token } }: InputOf<typeof payForOffer>): Promise<Checkout> {
    const { offerId } = await this.find(token, answerLimit);
    return this.payments.share({ purchaseId: await this.pages.getPurchaseId(offerId) });
  }

  @Handle(downloadOffer)
  @Header('Cache-Control', 'private, no-store')
  async download({ body: { token } }: InputOf<typeof downloadOffer>): Promise<StreamableFile> {
    const { offerId } = await this.find(token, openLimit);
    const { name, pdf } = await this.files.get(offerId);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: pdf.length,
    });
  }

  /** Counts only links that exist. */
  private async find(token: string, limit: LimitRule): Promise<OpenedLink> {
    const link = await this.links.get(token);
    await this.limits.count(limit, hashToken(token));
    return link;
  }
}
