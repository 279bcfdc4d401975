import { Injectable } from '@nestjs/common';
import { displayName, dollars } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { renderMail } from '../platform/mail/render-mail';
import { senderOf } from '../platform/mail/sender';
import { Settings } from '../platform/config/settings';
import { MailService } from '../mail/mail.service';
import { OwnerNoticesService } from '../mail/owner-notices.service';
import { PreferencesService } from '../preferences/preferences.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { HeldReceiptsRepository } from './held-receipts.repository';
import type { PurchaseEntity } from './purchase.entity';
import { NewPurchaseMail } from './mails/new-purchase-mail';
import { ProgressNoteMail } from './mails/progress-note-mail';
import { serviceName } from './mails/purchase-facts';
import { ReceiptMail } from './mails/receipt-mail';
import { PurchasesReadModel } from './purchases.read-model';

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
    const mail = await renderMail(ProgressNoteMail, { purchase, note, ...this.ending });
    await this.mail.send(user.email, { ...mail, userId: user.id }, manager);
  }

  private async sendReceipt(
    purchase: PurchaseEntity,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const receipt = await renderMail(ReceiptMail, { purchase, ...this.ending });
    await this.mail.send(user.email, { ...receipt, userId: user.id }, manager);
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
    const mail = await renderMail(NewPurchaseMail, {
      purchase,
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
