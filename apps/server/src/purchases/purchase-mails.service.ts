import { Injectable } from '@nestjs/common';
import { displayName, dollars, purchaseStatusLabels } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { letter } from '../platform/mail/email-template';
import { senderOf } from '../platform/mail/sender';
import { Settings } from '../platform/config/settings';
import { MailService } from '../mail/mail.service';
import { OwnerNoticesService } from '../mail/owner-notices.service';
import { PreferencesService } from '../preferences/preferences.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { HeldReceiptsRepository } from './held-receipts.repository';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What customers and the owner are mailed about a purchase. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly readModel: PurchasesReadModel,
    private readonly heldReceipts: HeldReceiptsRepository,
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly settings: Settings,
  ) {}

  /** A receipt goes to every buyer, whatever else they want to hear, as soon as the address is theirs. */
  async bought(purchase: PurchaseEntity, manager: EntityManager): Promise<void> {
    const { user, id } = purchase;
    if (!user) return;
    if (this.users.mayReceiveMail(user)) await this.sendReceipt(purchase, user, manager);
    else await this.heldReceipts.insert(id, manager);
    await this.notifyOwner(purchase, user, manager);
  }

  /** The receipts that waited for the address to be verified. */
  async sendHeld(user: UserEntity, manager: EntityManager): Promise<void> {
    const ids = await this.heldReceipts.take(user.id, manager);
    if (ids.length === 0) return;
    const purchases = await this.readModel.listByIds(ids, manager);
    for (const purchase of purchases) await this.sendReceipt(purchase, user, manager);
  }

  /** They are of orders that a stranger made. */
  async dropHeld(userId: string, manager: EntityManager): Promise<void> {
    await this.heldReceipts.take(userId, manager);
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

  private sendReceipt(
    purchase: PurchaseEntity,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const receipt = letter({
      subject: `Your receipt: ${nameOf(purchase)}`,
      parts: [
        'Thank you for your purchase. This is your receipt.',
        { facts: factsOf(purchase) },
        'I will be in touch about the first steps.',
        this.link('See how far it is', '/dashboard'),
        this.signature,
      ],
    });
    return this.mail.send(user.email, { ...receipt, userId: user.id }, manager);
  }

  private notifyOwner(
    purchase: PurchaseEntity,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const { email, id: userId } = user;
    const isSure = this.users.mayReceiveMail(user);
    const buyer: [string, string][] = [
      ['Customer', displayName(user)],
      ['Address', isSure ? email : `${email} (not verified yet)`],
    ];
    const customers = this.link('Your customers', '/admin/customers');
    const mail = letter({
      subject: `New purchase: ${nameOf(purchase)}`,
      parts: [{ facts: [...buyer, ...factsOf(purchase)] }, customers],
    });
    const line = `${displayName(user)}: ${nameOf(purchase)}, ${dollars(purchase.amount)}`;
    return this.notices.send(
      {
        topic: `purchase:${userId}`,
        mail: { ...mail, userId, ...(isSure ? { replyTo: email } : {}) },
        line,
        url: customers.url,
      },
      manager,
    );
  }

  private link(label: string, path: string) {
    return { label, url: this.settings.publicUrl + path };
  }

  private get signature(): string {
    return senderOf(this.settings.env.MAIL_FROM).name;
  }
}

const nameOf = ({ service }: Pick<PurchaseEntity, 'service'>): string => service?.name ?? 'Service';

const factsOf = (purchase: PurchaseEntity): [string, string][] => [
  ['Service', nameOf(purchase)],
  ['Amount', dollars(purchase.amount)],
  ['Date', date.format(purchase.purchaseDate)],
  ['Number', String(purchase.id)],
];
