import { Injectable } from '@nestjs/common';
import {
  type OfferDecline,
  type OfferPage,
  type OfferQuestion,
  offerChanges,
} from '@polaris/contracts';
import { LinkMessagesService } from '../../mail/messages/conversation/link-messages.service';
import { ActivitiesService } from '../../people/activities/activities.service';
import { conflict } from '../../platform/problem/problem';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { type RetainerOfOffer, RetainersService } from '../retainers/retainers.service';
import { PayableBalancesService } from '../payments/payable-balances.service';
import { OfferCodesService } from './offer-codes.service';
import type { OpenedLink } from './offer-links.repository';
import { OfferMailsService } from './offer-mails.service';
import { assertOpen } from './offer-problems';
import { OffersReadModel } from './offers.read-model';
import { OffersRepository } from './offers.repository';

/** What a client sees of an offer, and answers to it, apart from accepting. */
@Injectable()
export class OfferPagesService {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly readModel: OffersReadModel,
    private readonly codes: OfferCodesService,
    private readonly balances: PayableBalancesService,
    private readonly retainers: RetainersService,
    private readonly messages: LinkMessagesService,
    private readonly activities: ActivitiesService,
    private readonly mails: OfferMailsService,
    private readonly clock: BusinessClock,
  ) {}

  /** The version that was sent last. */
  async get(link: OpenedLink): Promise<OfferPage> {
    const { offerId } = link;
    const { state, current, expiresOn } = await this.readModel.getState(offerId);
    const sent = await this.offers.getSent(offerId, current);
    const before = current > 1 ? await this.offers.getSent(offerId, current - 1) : undefined;
    const accepted = await this.readModel.findAcceptance(offerId);
    const { purchaseId: _, ...acceptance } = accepted ?? { purchaseId: null };
    const { purchaseId, nextOn } = await this.findMade(offerId, accepted?.purchaseId);
    return {
      title: sent.content.title,
      state,
      number: current,
      sha256: sent.sha256,
      content: sent.content,
      seller: sent.seller,
      today: await this.clock.today(),
      timeZone: await this.clock.zone(),
      expiresOn,
      sentAt: sent.sentAt.toISOString(),
      changes: before ? offerChanges(before.content, sent.content) : [],
      code: state === 'sent' ? await this.codes.describe(link) : null,
      acceptance: accepted ? (acceptance as OfferPage['acceptance']) : null,
      dueNow: purchaseId === null ? null : await this.balances.dueNowOf(purchaseId),
      nextInvoiceOn: nextOn,
    };
  }

  decline(link: OpenedLink, { number, reason = null }: OfferDecline): Promise<OfferPage> {
    const { offerId } = link;
    return this.database.transaction(async () => {
      const row = await this.offers.lock(offerId);
      const page = await this.get(link);
      assertOpen(page, { number });
      await this.offers.setState(offerId, 'declined', reason);
      const offer = await this.readModel.getSent(offerId);
      await this.log(row.customerId!, `Declined the offer "${page.title}"`, reason);
      await this.mails.declined(offer);
      return this.get(link);
    });
  }

  /** A message in the thread of the customer. A forwarded link proves no person, so it says where it came from. */
  async ask(offerId: number, { text }: Pick<OfferQuestion, 'text'>): Promise<void> {
    const { customerId, title } = await this.readModel.getState(offerId);
    await this.database.transaction(() =>
      this.messages.add(customerId!, `About the offer "${title}":\n\n${text.trim()}`),
    );
  }

  /** The purchase of an accepted offer, or of the newest month of its retainer; throws 409 if there is none yet. */
  async getPurchaseId(offerId: number): Promise<number> {
    const accepted = await this.readModel.findAcceptance(offerId);
    if (!accepted) throw conflict('This offer is not accepted yet.');
    const { purchaseId } = await this.findMade(offerId, accepted.purchaseId);
    if (purchaseId === null) throw conflict('This offer has no invoice yet.');
    return purchaseId;
  }

  private async findMade(offerId: number, purchaseId?: number | null): Promise<RetainerOfOffer> {
    const made = { purchaseId: purchaseId ?? null, nextOn: null };
    return purchaseId === null ? ((await this.retainers.findOfOffer(offerId)) ?? made) : made;
  }

  private async log(customerId: number, subject: string, description: string | null) {
    const short = [...subject].slice(0, 255).join('');
    await this.activities.log({
      customerId,
      type: 'note',
      subject: short,
      description,
      dueOn: null,
    });
  }
}
