import { Injectable } from '@nestjs/common';
import { LINK } from '../../records/outbox/mail-secrets.service';
import type { MailSecrets } from '../../records/outbox/mail.entity';
import { MailService } from '../../records/outbox/mail.service';
import { OwnerNoticesService } from '../../records/outbox/owner-notices/owner-notices.service';
import { Settings } from '../../platform/config/settings';
import { type RenderedMail, renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { ChangeMail } from './mails/change-mail';
import { NoticeMail } from './mails/notice-mail';
import { RequestMail } from './mails/request-mail';
import { ThanksMail } from './mails/thanks-mail';
import {
  type Author,
  type MailedAuthor,
  type Parties,
  TestimonialAuthorsService,
} from './testimonial-authors.service';
import type { TestimonialEntity } from './testimonial.entity';

const occasions = {
  written: 'A new testimonial to review',
  changed: 'A changed testimonial to review',
  agreed: 'A client agreed to your text',
  withdrawn: 'A client withdrew their testimonial',
};
export type Occasion = keyof typeof occasions;

/** A testimonial's author, and its service if known. */
type Asked = Pick<Parties, 'serviceName'> & { author: Author };

const DEFAULT_SERVICE_NAME = 'our work together';

/** Mails about testimonials to clients and the owner. None repeats what was written. */
@Injectable()
export class TestimonialMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly authors: TestimonialAuthorsService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  /** Returns the address it is mailed to; null if no mail is sent. */
  async request(row: TestimonialEntity, { author, serviceName }: Asked): Promise<string | null> {
    const to = await this.authors.findMailed(author);
    if (!to) return null;
    await this.sendRequest(row, to, serviceName, false);
    return this.addressOf(to);
  }

  /** Returns whether the reminder was sent. */
  async remind(row: TestimonialEntity, { author, serviceName }: Asked): Promise<boolean> {
    const to = this.settings.sendsMail ? await this.authors.findMailed(author) : null;
    if (!to) return false;
    await this.sendRequest(row, to, serviceName, true);
    return true;
  }

  /** Caused by the author's own action, so it is also sent to authors who turned mail off. */
  async thank(row: TestimonialEntity): Promise<void> {
    const { author, serviceName } = await this.partiesOf(row);
    if (!author || !this.authors.mayReceiveMail(author)) return;
    const sender = await this.sender.signature();
    const words = { serviceName: serviceName ?? DEFAULT_SERVICE_NAME, link: LINK, sender };
    await this.send(row, author, await renderMail(ThanksMail, words), 'testimonial_author');
  }

  /** Returns the address it is mailed to; null if no mail is sent. */
  async requestChange(
    row: TestimonialEntity,
    { author, serviceName }: Asked,
  ): Promise<string | null> {
    const to = await this.authors.findMailed(author);
    if (!to) return null;
    const mail = await renderMail(ChangeMail, {
      greeting: to.greeting,
      serviceName: serviceName ?? DEFAULT_SERVICE_NAME,
      link: LINK,
      hasProposal: row.proposedContent !== null,
      sender: await this.sender.signature(),
    });
    await this.send(row, to, mail, 'testimonial_author');
    return this.addressOf(to);
  }

  async notifyOwner(row: TestimonialEntity, occasion: Occasion): Promise<void> {
    const { author, serviceName } = await this.partiesOf(row);
    const url = `${this.settings.publicUrl}/admin/testimonials`;
    const subject = occasions[occasion];
    const clientName = author?.name ?? 'A client';
    const words = { subject, clientName, serviceName, testimonialsUrl: url };
    const mail = await renderMail(NoticeMail, words);
    await this.notices.send({
      topic: `testimonial:${row.id}`,
      mail: { ...mail, ...accountOf(author) },
      line: `${clientName}, ${serviceName ?? DEFAULT_SERVICE_NAME}: ${subject}`,
      url,
    });
  }

  private async sendRequest(
    row: TestimonialEntity,
    to: MailedAuthor,
    serviceName: string | null,
    isReminder: boolean,
  ): Promise<void> {
    const mail = await renderMail(RequestMail, {
      greeting: to.greeting,
      serviceName,
      link: LINK,
      isReminder,
      sender: await this.sender.signature(),
    });
    await this.send(row, to, mail, 'testimonial_request');
  }

  private send(
    { id }: TestimonialEntity,
    to: MailedAuthor,
    mail: RenderedMail,
    secrets: MailSecrets,
  ): Promise<void> {
    const options = { ...accountOf(to), about: { table: 'testimonials', id }, secrets };
    return this.mail.send(to.email, { kind: 'testimonial', ...mail, ...options });
  }

  /** Null if mail is off, as mail is then stored but not sent. */
  private addressOf({ email }: MailedAuthor): string | null {
    return this.settings.sendsMail ? email : null;
  }

  private async partiesOf(row: TestimonialEntity): Promise<Omit<Parties, 'status'>> {
    return (await this.authors.find(row)) ?? { author: null, serviceName: null };
  }
}

/** Links a mail to an account, so that it is deleted with it. */
const accountOf = (author: Author | null) => (author?.account ? { userId: author.account.id } : {});
