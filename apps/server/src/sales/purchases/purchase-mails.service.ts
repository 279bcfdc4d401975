import { Injectable, type OnModuleInit } from '@nestjs/common';
import { displayName, dollars, totalOf } from '@polaris/contracts';
import { accountTakenOver, addressVerified } from '../../identity/auth/account.events';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { MailService } from '../../records/outbox/mail.service';
import { OwnerNoticesService } from '../../records/outbox/owner-notices/owner-notices.service';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { HeldConfirmationsRepository } from './held-confirmations.repository';
import { MailedStepsService } from './mailed-steps.service';
import type { PurchaseEntity } from './purchase.entity';
import { orderConfirmed } from './purchase.events';
import { NewOrderMail } from './mails/new-order-mail';
import { OrderConfirmationMail } from './mails/order-confirmation-mail';
import { ProgressNoteMail } from './mails/progress-note-mail';
import { serviceName } from './mails/purchase-facts';
import { PurchasesReadModel } from './purchases.read-model';

/** Mails about purchases, to customers and the owner. */
@Injectable()
export class PurchaseMailsService implements OnModuleInit {
  constructor(
    private readonly readModel: PurchasesReadModel,
    private readonly heldConfirmations: HeldConfirmationsRepository,
    private readonly steps: MailedStepsService,
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
    private readonly settings: Settings,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(addressVerified, (user) => this.sendHeld(user));
    this.events.on(accountTakenOver, (userId) => this.dropHeld(userId));
  }

  /**
   * Confirmations go to every customer who orders, whatever their preferences, as soon as their address is verified.
   */
  async bought(purchase: PurchaseEntity): Promise<void> {
    const { user, id } = purchase;
    if (!user) return;
    if (this.users.mayReceiveMail(user)) await this.sendConfirmation(purchase, user);
    else await this.heldConfirmations.insert(id);
    await this.notifyOwner(id, user);
  }

  /** Sends the confirmations that waited for the address to be verified. */
  private async sendHeld(user: UserEntity): Promise<void> {
    const ids = await this.heldConfirmations.take(user.id);
    if (ids.length === 0) return;
    const purchases = await this.readModel.listByIds(ids);
    for (const purchase of purchases) await this.sendConfirmation(purchase, user);
  }

  /** Drops confirmations of orders that a stranger made with this address. */
  private async dropHeld(userId: string): Promise<void> {
    await this.heldConfirmations.take(userId);
  }

  /** A note from the owner, for customers who chose to get progress by mail. */
  async noted({ user, ...purchase }: PurchaseEntity, note: string): Promise<void> {
    if (!user || !(await this.preferences.allowsMail(user.id))) return;
    const mail = await renderMail(ProgressNoteMail, { purchase, note, ...(await this.ending()) });
    await this.mail.send(user.email, { kind: 'progress_note', ...mail, userId: user.id });
  }

  private async sendConfirmation({ id }: PurchaseEntity, user: UserEntity): Promise<void> {
    const purchase = await this.readModel.getForBuyer(id);
    const confirmation = await renderMail(OrderConfirmationMail, {
      purchase: { ...purchase, timeZone: await this.clock.zone() },
      byCard: this.settings.takesCards,
      next: (await this.steps.ofClient(user.id, id))!,
      sender: await this.sender.signature(),
    });
    const mail = { kind: 'order_confirmation', ...confirmation, userId: user.id } as const;
    await this.mail.send(user.email, mail);
    await this.events.emit(orderConfirmed, id);
  }

  private async notifyOwner(id: number, user: UserEntity): Promise<void> {
    const purchase = await this.readModel.getForOwner(id);
    const { email, id: userId } = user;
    const isVerified = this.users.mayReceiveMail(user);
    const name = displayName(user);
    const next = await this.steps.ofOwner(id);
    const mail = await renderMail(NewOrderMail, {
      purchase: { ...purchase, timeZone: await this.clock.zone() },
      buyer: { name, email, isVerified },
      next,
    });
    await this.notices.send({
      topic: `purchase:${userId}`,
      mail: { ...mail, userId, ...(isVerified ? { replyTo: email } : {}) },
      line: `${name}: ${serviceName(purchase)}, ${dollars(totalOf(purchase))}`,
      url: next.url,
    });
  }

  /** The end of mails to customers. */
  private async ending() {
    const dashboardUrl = `${this.settings.publicUrl}/dashboard`;
    return { dashboardUrl, sender: await this.sender.signature() };
  }
}
