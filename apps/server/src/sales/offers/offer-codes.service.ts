import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type OfferAcceptanceInput, type OfferPage, toCents } from '@polaris/contracts';
import { MailSender } from '../../platform/config/mail-sender';
import { codeHashes, newCode } from '../../platform/config/mailed-codes';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { type LimitRule, LimitsService } from '../../platform/http/limits/limits.service';
import { renderMail } from '../../platform/mail/render-mail';
import { conflict, invalid } from '../../platform/problem/problem';
import { CODE, MailSecretsService } from '../../records/outbox/mail-secrets.service';
import { MailService } from '../../records/outbox/mail.service';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { OfferCodeMail } from './mails/offer-code-mail';
import { CODE_MINUTES, type OpenedLink, OfferLinksRepository } from './offer-links.repository';
import { OffersReadModel } from './offers.read-model';

const codeLimit: LimitRule = { name: 'offer-code', points: 5, duration: 3600 };

/** When an acceptance takes a code, and where that is mailed. */
interface AskedCode {
  /** Dollars. */
  above: number;
  to: string;
}

/** Mailed codes: above a total that the owner sets, an acceptance takes one. It shows who reads the client's mail. */
@Injectable()
export class OfferCodesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly links: OfferLinksRepository,
    private readonly readModel: OffersReadModel,
    private readonly profile: BusinessProfileService,
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
    private readonly limits: LimitsService,
    private readonly settings: Settings,
  ) {}

  /** The code is made as its mail leaves, so that the outbox never contains it. */
  onModuleInit(): void {
    this.secrets.register('offer_code', async (_user, to, offerId) => {
      if (offerId === null) return undefined;
      const code = newCode();
      const [hash] = this.hashesOf(offerId, to, code);
      return (await this.links.setCode(offerId, to, hash)) ? { link: '', code } : undefined;
    });
  }

  /** What the page says of it. The reader of a forwarded link does not learn the address. */
  async describe(link: OpenedLink): Promise<OfferPage['code']> {
    const asked = await this.find(link);
    return asked && { above: asked.above, to: asked.to.replace(/^(..?).*@/, '$1…@') };
  }

  async send(link: OpenedLink): Promise<void> {
    const { title, state } = await this.readModel.getState(link.offerId);
    const asked = await this.find(link);
    if (!asked || state !== 'sent') throw conflict('Accepting this offer takes no code.');
    await this.limits.count(codeLimit, String(link.offerId));
    const facts = { title, code: CODE, minutes: CODE_MINUTES };
    const mail = await renderMail(OfferCodeMail, {
      ...facts,
      sender: await this.sender.signature(),
    });
    const about = { table: 'offers', id: link.offerId };
    await this.database.transaction(() =>
      this.mail.send(asked.to, {
        kind: 'offer_code',
        ...mail,
        about,
        secrets: 'offer_code',
        urgent: true,
      }),
    );
  }

  /**
   * Where the entered code was mailed; null if the total takes none. A wrong code is counted even if the request fails.
   * Not inside the transaction of the acceptance, as it needs another connection.
   */
  async check(
    link: OpenedLink,
    { token, total, code }: Pick<OfferAcceptanceInput, 'token' | 'total' | 'code'>,
  ): Promise<string | null> {
    const asked = await this.findFor(link, total);
    if (!asked || (await this.readModel.getState(link.offerId)).state !== 'sent') return null;
    if (!code) throw wrong('Enter the six digits that are mailed to you.');
    const hashes = this.hashesOf(link.offerId, asked.to, code);
    const fits = await this.links.tryCode(token, hashes);
    if (fits === undefined) throw wrong('This code has ended. Ask for a new one.');
    if (!fits) throw wrong('That code is wrong.');
    return asked.to;
  }

  /** Inside the transaction, as the offer may have opened again since the check. */
  async assertChecked(link: OpenedLink, total: number, codeTo: string | null): Promise<void> {
    if (codeTo === null && (await this.findFor(link, total)))
      throw wrong('Enter the six digits that are mailed to you.');
  }

  private async findFor(link: OpenedLink, total: number): Promise<AskedCode | null> {
    const asked = await this.find(link);
    return asked && toCents(total) > toCents(asked.above) ? asked : null;
  }

  /** Null also if there is no address to mail it to, or no mail server. */
  private async find({ offerId, recipient }: OpenedLink): Promise<AskedCode | null> {
    const { offerCodeAbove: above } = await this.profile.get();
    if (above === null || !this.settings.sendsMail) return null;
    const to = recipient ?? (await this.readModel.getSent(offerId)).recipient;
    return to === null ? null : { above, to };
  }

  private hashesOf(offerId: number, to: string, code: string): [string, ...string[]] {
    return codeHashes(`offer:${offerId}:${to.toLowerCase()}`, code, this.settings.secrets);
  }
}

const wrong = (message: string) => invalid([{ path: 'code', message }]);
