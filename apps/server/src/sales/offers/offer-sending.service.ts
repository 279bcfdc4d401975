import { Injectable } from '@nestjs/common';
import {
  type OfferAction,
  type OfferContentInput,
  type OfferLink,
  type OfferSeller,
  type SentOffer,
  offerPaymentProblem,
} from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { conflict, stale } from '../../platform/problem/problem';
import { missingGlyph } from '../../platform/typefaces/letters';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { OfferLinksService } from './offer-links.service';
import { documentHash } from './offer-hash';
import { OfferMailsService } from './offer-mails.service';
import { OffersReadModel } from './offers.read-model';
import { type OfferRow, OffersRepository, type OfferVersion } from './offers.repository';
import { assertLastDay } from './offers.service';

/** Sends offers. What was sent never changes. */
@Injectable()
export class OfferSendingService {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly readModel: OffersReadModel,
    private readonly profile: BusinessProfileService,
    private readonly links: OfferLinksService,
    private readonly mails: OfferMailsService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  /** Sends what is new; a sent offer without anything new is mailed once more. */
  send(id: number, { version }: OfferAction): Promise<SentOffer> {
    return this.database.transaction(async () => {
      const row = await this.offers.lock(id);
      if (version !== row.version) throw stale();
      const newest = await this.offers.newest(id);
      assertSendable(row, newest);
      const isChanged = row.current > 0 && newest.sentAt === null;
      if (newest.sentAt === null) await this.seal(row, newest);
      const offer = await this.readModel.get(id);
      const sentTo = this.settings.sendsMail ? offer.recipient : null;
      if (sentTo !== null) await this.mails.sent(offer, sentTo, { isChanged });
      const url = sentTo === null ? await this.links.issue(id, null) : null;
      return { offer, sentTo, url };
    });
  }

  /** A link for the owner to pass on. */
  share(id: number): Promise<OfferLink> {
    return this.database.transaction(async () => {
      const { state } = await this.offers.lock(id);
      if (state === 'draft') throw conflict('A draft has no link. Send it first.');
      return { url: await this.links.issue(id, null) };
    });
  }

  /** Adds the business to the version and closes it. */
  private async seal({ id }: OfferRow, newest: OfferVersion): Promise<void> {
    const { number, content, settings } = newest;
    const today = await this.clock.today();
    assertLastDay(settings.expiresOn, today);
    const problem = offerPaymentProblem(content, today);
    if (problem !== undefined) throw conflict(problem);
    const seller = await this.getSeller();
    assertPrintable(content, seller);
    const sha256 = documentHash({ number, content, seller });
    await this.offers.markSent(id, number, { title: content.title, seller, sha256, settings });
  }

  private async getSeller(): Promise<OfferSeller> {
    const { legalName, address, email, taxId } = await this.profile.get();
    if (!legalName || !address)
      throw conflict('Enter your legal name and address before you send an offer.');
    return { legalName, address, email, taxId };
  }
}

function assertSendable({ state, current }: OfferRow, newest: OfferVersion): void {
  if (state === 'accepted') throw conflict('This offer was accepted already.');
  if (state === 'withdrawn') throw conflict('This offer was withdrawn. Copy it as a new one.');
  if (state === 'declined' && newest.number === current)
    throw conflict('This offer was declined. Change it before you send it again.');
}

/** Names a character without a glyph in the fonts: the PDF would show boxes forever. */
function assertPrintable(
  { title, buyer, intro, terms, lines, plan }: OfferContentInput,
  seller: OfferSeller,
) {
  const texts: [what: string, text: string | null][] = [
    ['the title', title],
    ['the name of the client', buyer.name],
    ['the address of the client', buyer.address ?? null],
    ['the tax id of the client', buyer.taxId ?? null],
    ['the introduction', intro],
    ['the terms', terms],
    ...lines.map(({ text, group }, index): [string, string] => [
      `line ${index + 1}`,
      `${text} ${group ?? ''}`,
    ]),
    ...plan.map(({ label }): [string, string] => ['the payment plan', label]),
    ['your legal name', seller.legalName],
    ['your address', seller.address],
    ['your tax id', seller.taxId],
  ];
  for (const [what, text] of texts) {
    const letter = missingGlyph(text ?? '');
    if (letter !== undefined)
      throw conflict(
        `The PDF cannot show “${letter}” in ${what}. Write it in other letters before you send the offer.`,
      );
  }
}
