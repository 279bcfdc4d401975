import { Injectable } from '@nestjs/common';
import { displayName, dollars, purchaseStatusLabels } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { letter } from '../common/letter';
import { senderOf } from '../common/sender';
import { Settings } from '../config/settings';
import { MailService } from '../mail/mail.service';
import { PreferencesService } from '../preferences/preferences.service';
import type { PurchaseEntity } from './purchase.entity';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What people hear of a purchase. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly preferences: PreferencesService,
    private readonly settings: Settings,
  ) {}

  /** A receipt goes to every buyer, whatever else they want to hear. */
  async bought({ user, ...purchase }: PurchaseEntity, manager: EntityManager): Promise<void> {
    if (!user) return;
    const about = { userId: user.id };
    const facts = factsOf(purchase);
    await this.mail.send(user.email, { ...this.receipt(purchase, facts), ...about }, manager);
    const buyer: [string, string][] = [
      ['Customer', displayName(user)],
      ['Address', user.email],
    ];
    const notice = letter({
      subject: `New purchase: ${nameOf(purchase)}`,
      parts: [{ facts: [...buyer, ...facts] }, this.link('Your customers', '/admin/customers')],
    });
    await this.mail.sendToOwner({ ...notice, ...about, replyTo: user.email }, manager);
  }

  /** A note of the owner, to a customer who wants to hear of progress by mail. */
  async noted(
    { user, ...purchase }: PurchaseEntity,
    note: string,
    manager: EntityManager,
  ): Promise<void> {
    if (!user || !(await this.preferences.allowsMail(user.id, manager))) return;
    const status = purchaseStatusLabels[purchase.status];
    const news = letter({
      subject: `News about ${nameOf(purchase)}`,
      parts: [
        note,
        { facts: [['Status', `${status}, ${purchase.progress}% complete`]] },
        this.link(
          'All of it is in your dashboard, where you can also turn off these mails',
          '/dashboard',
        ),
        this.signature,
      ],
    });
    await this.mail.send(user.email, { ...news, userId: user.id }, manager);
  }

  private receipt(purchase: Omit<PurchaseEntity, 'user'>, facts: [string, string][]) {
    return letter({
      subject: `Your receipt: ${nameOf(purchase)}`,
      parts: [
        'Thank you for your purchase. This is your receipt.',
        { facts },
        'I will be in touch about the first steps.',
        this.link('See how far it is', '/dashboard'),
        this.signature,
      ],
    });
  }

  private link(label: string, path: string) {
    return { label, url: this.settings.publicUrl + path };
  }

  private get signature(): string {
    return senderOf(this.settings.env.MAIL_FROM).name;
  }
}

const nameOf = ({ service }: Pick<PurchaseEntity, 'service'>): string => service?.name ?? 'Service';

const factsOf = (purchase: Omit<PurchaseEntity, 'user'>): [string, string][] => [
  ['Service', nameOf(purchase)],
  ['Amount', dollars(purchase.amount)],
  ['Date', date.format(purchase.purchaseDate)],
  ['Number', String(purchase.id)],
];
