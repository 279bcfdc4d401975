import { Injectable } from '@nestjs/common';
import { displayName, dollars } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { renderMail } from '../platform/mail/render-mail';
import { senderOf } from '../platform/mail/sender';
import { BusinessClock } from '../platform/config/business-clock';
import { Settings } from '../platform/config/settings';
import { MailService } from '../mail/mail.service';
import { OwnerNoticesService } from '../mail/owner-notices.service';
import { PreferencesService } from '../preferences/preferences.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { HeldConfirmationsRepository } from './held-confirmations.repository';
import type { PurchaseEntity } from './purchase.entity';
import { NewOrderMail } from './mails/new-order-mail';
import { OrderConfirmationMail } from './mails/order-confirmation-mail';
import { ProgressNoteMail } from './mails/progress-note-mail';
import { serviceName } from './mails/purchase-facts';
import { PurchasesReadModel } from './purchases.read-model';

/** What customers and the owner are mailed about a purchase. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly readModel: PurchasesReadModel,
    private readonly heldConfirmations: HeldConfirmationsRepository,
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  /**
   * A confirmation goes to every customer who orders, whatever their preferences, as soon as their
   * address is verified.
   */
  async bought(purchase: PurchaseEntity, manager: EntityManager): Promise<void> {
    const { user, id } = purchase;
    if (!user) return;
    if (this.users.mayReceiveMail(user)) await this.sendConfirmation(purchase, user, manager);
    else await this.heldConfirmations.insert(id, manager);
    await this.notifyOwner(purchase, user, manager);
  }

  /** The confirmations that waited for the address to be verified. */
  async sendHeld(user: UserEntity, manager: EntityManager): Promise<void> {
    const ids = await this.heldConfirmations.take(user.id, manager);
    if (ids.length === 0) return;
    const purchases = await this.readModel.listByIds(ids, manager);
    for (const purchase of purchases) await this.sendConfirmation(purchase, user, manager);
  }

  /** They are of orders that a stranger made. */
  async dropHeld(userId: string, manager: EntityManager): Promise<void> {
    await this.heldConfirmations.take(userId, manager);
  }

  /** A note of the owner, to a customer who wants to hear of progress by mail. */
  async noted(
    { user, ...purchase }: PurchaseEntity,
    note: string,
    manager: EntityManager,
  ): Promise<void> {
    if (!user || !(await this.preferences.allowsMail(user.id, manager))) return;
    const mail = await renderMail(ProgressNoteMail, { purchase, note, ...this.ending });
    await this.mail.send(user.email, { kind: 'progress_note', ...mail, userId: user.id }, manager);
  }

  private async sendConfirmation(
    purchase: PurchaseEntity,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const byCard = this.settings.takesCards;
    const timeZone = await this.clock.zone(manager);
    const confirmation = await renderMail(OrderConfirmationMail, {
      purchase: { ...purchase, timeZone },
      byCard,
      ...this.ending,
    });
    const mail = { kind: 'order_confirmation', ...confirmation, userId: user.id } as const;
    await this.mail.send(user.email, mail, manager);
  }

  private async notifyOwner(
    purchase: PurchaseEntity,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const { email, id: userId } = user;
    const isVerified = this.users.mayReceiveMail(user);
    const name = displayName(user);
    const url = `${this.settings.publicUrl}/admin/customers`;
    const timeZone = await this.clock.zone(manager);
    const mail = await renderMail(NewOrderMail, {
      purchase: { ...purchase, timeZone },
      buyer: { name, email, isVerified },
      customersUrl: url,
    });
    await this.notices.send(
      {
        topic: `purchase:${userId}`,
        mail: { ...mail, userId, ...(isVerified ? { replyTo: email } : {}) },
        line: `${name}: ${serviceName(purchase)}, ${dollars(purchase.amount)}`,
        url,
      },
      manager,
    );
  }

  /** What mails to customers end with. */
  private get ending() {
    const { publicUrl, env } = this.settings;
    return { dashboardUrl: `${publicUrl}/dashboard`, sender: senderOf(env.MAIL_FROM).name };
  }
}
