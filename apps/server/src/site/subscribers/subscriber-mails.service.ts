import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CONFIRM_DAYS,
  type Letter,
  type NewsletterLink,
  type PublishedEssay,
} from '@polaris/contracts';
import {
  LINK,
  MailSecretsService,
  type MailValues,
  ONE_CLICK_LINK,
} from '../../records/outbox/mail-secrets.service';
import { MailService, type NewMail } from '../../records/outbox/mail.service';
import { Settings } from '../../platform/config/settings';
import { type RenderedMail, renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { ConfirmSubscriptionMail } from './mails/confirm-subscription-mail';
import { LetterMail } from './mails/letter-mail';
import { NewEssayMail } from './mails/new-essay-mail';
import { SubscriberTokensRepository } from './subscriber-tokens.repository';
import { type NewsletterRecipient, SubscribersRepository } from './subscribers.repository';

/** The mails of the newsletter. Links are created when a mail is sent. */
@Injectable()
export class SubscriberMailsService implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly subscribers: SubscribersRepository,
    private readonly tokens: SubscriberTokensRepository,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('confirm', (_, email) => this.makeLinks('confirm', email));
    this.secrets.register('unsubscribe', (_, email) => this.makeLinks('unsubscribe', email));
  }

  /** Asks the subscriber to confirm by mail. */
  async askToConfirm({ id, email }: NewsletterRecipient): Promise<void> {
    const sender = await this.sender.signature();
    const mail = await renderMail(ConfirmSubscriptionMail, {
      link: LINK,
      days: CONFIRM_DAYS,
      sender,
    });
    await this.mail.send(email, {
      kind: 'newsletter_confirmation',
      ...mail,
      secrets: 'confirm',
      about: { table: 'subscribers', id },
      urgent: true,
    });
  }

  /** The mail about an essay, identical for all subscribers until its links are added. */
  async essayMail({ title, summary, path }: PublishedEssay): Promise<NewMail> {
    const sender = await this.sender.signature();
    const url = this.settings.publicUrl + path;
    const mail = await renderMail(NewEssayMail, { title, summary, url, sender, link: LINK });
    return this.toSubscribers('essay', mail);
  }

  /** The mail of an issue, identical for all subscribers until its links are added. */
  async issueMail({ subject, text }: Letter): Promise<NewMail> {
    const sender = await this.sender.signature();
    const mail = await renderMail(LetterMail, { subject, text, sender, link: LINK });
    return this.toSubscribers('letter', mail);
  }

  private toSubscribers(kind: 'essay' | 'letter', mail: RenderedMail): NewMail {
    const { publicUrl, https } = this.settings;
    return {
      kind,
      ...mail,
      secrets: 'unsubscribe',
      headers: {
        'List-Id': `<essays.${new URL(publicUrl).hostname}>`,
        'List-Unsubscribe': `<${ONE_CLICK_LINK}>`,
        // Only with https, as RFC 8058, section 3.1, requires.
        ...(https && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
  }

  /** Undefined if the mail is obsolete, because the person has already confirmed or unsubscribed. */
  private async makeLinks(purpose: NewsletterLink, email: string): Promise<MailValues | undefined> {
    const subscriber = await this.subscribers.find(email);
    if (!subscriber) return undefined;
    const isSubscribed = subscriber.confirmedAt !== null && subscriber.unsubscribedAt === null;
    if (isSubscribed !== (purpose === 'unsubscribe')) return undefined;
    const token = await this.tokens.issue(subscriber.id, purpose);
    const { publicUrl } = this.settings;
    return {
      link: `${publicUrl}/newsletter/${purpose}#${token}`,
      // The POST of RFC 8058 sends no other data, so the token is in the path.
      oneClick: `${publicUrl}/api/newsletter/unsubscribe/${token}`,
    };
  }
}
