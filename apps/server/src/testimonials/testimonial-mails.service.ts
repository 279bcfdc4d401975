import { Injectable } from '@nestjs/common';
import { displayName } from '@polaris/contracts';
import { LINK } from '../mail/mail-secrets.service';
import { MailService } from '../mail/mail.service';
import { OwnerNoticesService } from '../mail/owner-notices.service';
import { Settings } from '../platform/config/settings';
import { greetAccount } from '../platform/mail/greeting';
import { type RenderedMail, renderMail } from '../platform/mail/render-mail';
import { MailSender } from '../platform/config/mail-sender';
import { PreferencesService } from '../preferences/preferences.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { ChangeMail } from './mails/change-mail';
import { NoticeMail } from './mails/notice-mail';
import { RequestMail } from './mails/request-mail';
import { ThanksMail } from './mails/thanks-mail';
import {
  type BoughtService,
  TestimonialPurchasesReadModel,
} from './testimonial-purchases.read-model';
import type { TestimonialEntity } from './testimonial.entity';

const occasions = {
  written: 'A new testimonial to review',
  changed: 'A changed testimonial to review',
  agreed: 'A client agreed to your text',
  withdrawn: 'A client withdrew their testimonial',
};
export type Occasion = keyof typeof occasions;

const SOMETHING = 'our work';

/** What clients and the owner are mailed about testimonials. No mail repeats what was written. */
@Injectable()
export class TestimonialMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly purchases: TestimonialPurchasesReadModel,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  /** Answers the address that the mail goes to; null if none is sent. */
  async request(
    row: TestimonialEntity,
    client: UserEntity,
    bought: BoughtService,
  ): Promise<string | null> {
    if (!(await this.wantsMail(client))) return null;
    await this.sendRequest(row, client, bought, false);
    return this.addressOf(client);
  }

  /** Answers whether the reminder was sent. */
  async remind(
    row: TestimonialEntity,
    client: UserEntity,
    bought: BoughtService,
  ): Promise<boolean> {
    if (!this.settings.sendsMail || !(await this.wantsMail(client))) return false;
    await this.sendRequest(row, client, bought, true);
    return true;
  }

  /** Follows from what the author has just done, so it goes to everyone whose address is their own. */
  async thank(row: TestimonialEntity): Promise<void> {
    const { client, serviceName } = await this.partiesOf(row);
    if (!client || !this.users.mayReceiveMail(client)) return;
    const sender = await this.sender.name();
    const mail = await renderMail(ThanksMail, { serviceName, link: LINK, sender });
    await this.sendAuthorLink(row, client, mail);
  }

  /** Answers the address that the mail goes to; null if none is sent. */
  async requestChange(row: TestimonialEntity, client: UserEntity): Promise<string | null> {
    if (!(await this.wantsMail(client))) return null;
    const { serviceName } = await this.partiesOf(row);
    const mail = await renderMail(ChangeMail, {
      greeting: greetAccount(client),
      serviceName,
      link: LINK,
      hasProposal: row.proposedContent !== null,
      sender: await this.sender.name(),
    });
    await this.sendAuthorLink(row, client, mail);
    return this.addressOf(client);
  }

  async notifyOwner(row: TestimonialEntity, occasion: Occasion): Promise<void> {
    const { client, serviceName } = await this.partiesOf(row);
    const url = `${this.settings.publicUrl}/admin/testimonials`;
    const subject = occasions[occasion];
    const clientName = client ? displayName(client) : 'A client';
    const mail = await renderMail(NoticeMail, {
      subject,
      clientName,
      serviceName,
      testimonialsUrl: url,
    });
    await this.notices.send({
      topic: `testimonial:${row.id}`,
      mail: client ? { ...mail, userId: client.id } : mail,
      line: `${clientName}, ${serviceName}: ${subject}`,
      url,
    });
  }

  private async sendRequest(
    row: TestimonialEntity,
    client: UserEntity,
    { serviceName }: BoughtService,
    isReminder: boolean,
  ): Promise<void> {
    const mail = await renderMail(RequestMail, {
      greeting: greetAccount(client),
      serviceName: serviceName ?? SOMETHING,
      link: LINK,
      isReminder,
      sender: await this.sender.name(),
    });
    const options = {
      userId: client.id,
      about: aboutOf(row),
      secrets: 'testimonial_request',
    } as const;
    await this.mail.send(client.email, { kind: 'testimonial', ...mail, ...options });
  }

  private sendAuthorLink(
    row: TestimonialEntity,
    { id: userId, email }: UserEntity,
    mail: RenderedMail,
  ): Promise<void> {
    const options = { userId, about: aboutOf(row), secrets: 'testimonial_author' } as const;
    return this.mail.send(email, { kind: 'testimonial', ...mail, ...options });
  }

  /** Such mail may be turned off. */
  private async wantsMail(client: UserEntity): Promise<boolean> {
    return (
      !client.disabledAt &&
      this.users.mayReceiveMail(client) &&
      (await this.preferences.allowsMail(client.id))
    );
  }

  /** Without a mail server, a mail is stored and reaches nobody. */
  private addressOf({ email }: UserEntity): string | null {
    return this.settings.sendsMail ? email : null;
  }

  private async partiesOf({ purchaseId }: TestimonialEntity) {
    const bought = purchaseId === null ? undefined : await this.purchases.find(purchaseId);
    return {
      client: bought?.userId ? await this.users.get(bought.userId) : null,
      serviceName: bought?.serviceName ?? SOMETHING,
    };
  }
}

const aboutOf = ({ id }: TestimonialEntity) => ({ table: 'testimonials', id });
