import { Injectable } from '@nestjs/common';
import { type OfferRecord, monthlyDays, offerPrice } from '@polaris/contracts';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { type MailTemplate, renderMail } from '../../platform/mail/render-mail';
import { LINK } from '../../records/outbox/mail-secrets.service';
import { MailService, type NewMail } from '../../records/outbox/mail.service';
import { AcceptedOfferMail, type AcceptedOfferMailProps } from './mails/accepted-offer-mail';
import { EndingOfferMail } from './mails/ending-offer-mail';
import { OfferMail } from './mails/offer-mail';
import type { OfferMailProps } from './mails/offer-parts';
import { OwnerOfferMail } from './mails/owner-offer-mail';
import { WithdrawnOfferMail } from './mails/withdrawn-offer-mail';

type AcceptedParts = Pick<AcceptedOfferMailProps, 'invoice' | 'invitation'>;

/** Mails about offers, to clients and the owner. Links are made as a mail leaves. */
@Injectable()
export class OfferMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  /** A new offer, or a new version of it. */
  sent(offer: OfferRecord, to: string, { isChanged }: { isChanged: boolean }): Promise<void> {
    return this.write(OfferMail, { offer, to, isChanged });
  }

  /** A few days before it ends. */
  ending(offer: OfferRecord, to: string): Promise<void> {
    return this.write(EndingOfferMail, { offer, to });
  }

  async withdrawn(offer: OfferRecord): Promise<void> {
    if (offer.recipient !== null)
      await this.write(WithdrawnOfferMail, { offer, to: offer.recipient }, {});
  }

  /** To both sides, with the PDF of what was accepted: neither can change it alone. */
  async accepted(offer: OfferRecord, parts: AcceptedParts): Promise<void> {
    const attachment = 'accepted_offer' as const;
    if (offer.recipient !== null)
      await this.write<AcceptedParts>(
        AcceptedOfferMail,
        { offer, to: offer.recipient, ...parts },
        { secrets: 'accepted_offer', attachment },
      );
    await this.toOwner(offer, 'accepted', { about: aboutOffer(offer.id), attachment });
  }

  declined(offer: OfferRecord): Promise<void> {
    return this.toOwner(offer, 'declined', {});
  }

  private async toOwner(
    offer: OfferRecord,
    answer: 'accepted' | 'declined',
    more: Partial<NewMail>,
  ): Promise<void> {
    const mail = await renderMail(OwnerOfferMail, {
      answer,
      title: offer.title,
      client: offer.customer?.name ?? offer.buyer,
      ...priceOf(offer),
      name: offer.acceptance?.name ?? null,
      reason: offer.declineReason,
      offerUrl: `${this.settings.publicUrl}/admin/offers/${offer.id}`,
    });
    await this.mail.sendToOwner({ ...mail, ...more });
  }

  private async write<Props extends object>(
    template: MailTemplate<Props & OfferMailProps>,
    { offer, to, ...props }: { offer: OfferRecord; to: string } & Props,
    how: Partial<NewMail> = { secrets: 'offer' },
  ): Promise<void> {
    const mail = await renderMail(template, {
      ...(props as unknown as Props),
      title: offer.title,
      ...priceOf(offer),
      hasChoices: offer.content.lines.some(({ kind }) => kind !== 'included'),
      expiresOn: offer.expiresOn,
      link: LINK,
      sender: await this.sender.signature(),
    });
    await this.mail.send(to, { kind: 'offer', ...mail, about: aboutOffer(offer.id), ...how });
  }
}

const priceOf = ({ content, acceptance, total }: OfferRecord) => ({
  total: offerPrice(content, acceptance?.total ?? total),
  monthly: content.retainer ? monthlyDays(content.retainer) : null,
});

const aboutOffer = (id: number) => ({ table: 'offers', id });
