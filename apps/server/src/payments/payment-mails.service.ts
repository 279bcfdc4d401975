import { Injectable } from '@nestjs/common';
import { displayName, dollars } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { CustomersService } from '../customers/customers.service';
import { MailService } from '../mail/mail.service';
import { Settings } from '../platform/config/settings';
import { renderMail } from '../platform/mail/render-mail';
import { senderOf } from '../platform/mail/sender';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { UsersService } from '../users/users.service';
import { PaymentMismatchMail } from './mails/payment-mismatch-mail';
import { ReceiptMail } from './mails/receipt-mail';
import { RefundDueMail } from './mails/refund-due-mail';
import { RefundMail } from './mails/refund-mail';
import type { PaymentEntity } from './payment.entity';
import type { Balance } from './payments.read-model';
import type { RefundEntity } from './refund.entity';

/** Whom mails about a payment go to. */
interface Recipient {
  email: string;
  /** Undefined for a customer without an account. */
  userId?: string;
}

/** What clients and the owner are mailed about money. */
@Injectable()
export class PaymentMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly settings: Settings,
  ) {}

  async received(
    purchase: PurchaseEntity,
    payment: PaymentEntity,
    balance: Balance,
    manager: EntityManager,
  ): Promise<void> {
    const recipient = await this.findRecipient(purchase, manager);
    if (!recipient) return;
    const service = serviceName(purchase);
    const ending = this.endingFor(recipient);
    const mail = await renderMail(ReceiptMail, { service, payment, balance, ...ending });
    await this.mail.send(recipient.email, { ...mail, ...accountOf(recipient) }, manager);
  }

  async returned(
    purchase: PurchaseEntity,
    refund: RefundEntity,
    manager: EntityManager,
  ): Promise<void> {
    const recipient = await this.findRecipient(purchase, manager);
    if (!recipient) return;
    const service = serviceName(purchase);
    const mail = await renderMail(RefundMail, { service, refund, ...this.endingFor(recipient) });
    await this.mail.send(recipient.email, { ...mail, ...accountOf(recipient) }, manager);
  }

  /** To the owner: money has come that nobody owed. */
  async refundDue(
    purchase: PurchaseEntity,
    { amount }: PaymentEntity,
    manager: EntityManager,
  ): Promise<void> {
    const mail = await renderMail(RefundDueMail, {
      ...this.factsFor(purchase),
      amount: dollars(amount),
      isCanceled: purchase.status === 'cancelled',
    });
    await this.mail.sendToOwner(mail, manager);
  }

  /** To the owner: what was paid is not what was asked for, as the note of the payment says. */
  async mismatch(
    purchase: PurchaseEntity,
    { note }: PaymentEntity,
    manager: EntityManager,
  ): Promise<void> {
    const facts = this.factsFor(purchase);
    const mail = await renderMail(PaymentMismatchMail, { ...facts, difference: note ?? '' });
    await this.mail.sendToOwner(mail, manager);
  }

  /** What mails to the owner say of a purchase. */
  private factsFor(purchase: PurchaseEntity) {
    const { customerId, user } = purchase;
    const path = customerId === null ? '/admin/customers' : `/admin/customers/${customerId}`;
    return {
      service: serviceName(purchase),
      client: user ? displayName(user) : null,
      customerUrl: this.settings.publicUrl + path,
    };
  }

  /** The account's address, else the customer's; nobody while an account's address is not verified. */
  private async findRecipient(
    { user, customerId }: PurchaseEntity,
    manager: EntityManager,
  ): Promise<Recipient | undefined> {
    if (user && this.users.mayReceiveMail(user)) return { email: user.email, userId: user.id };
    if (customerId === null) return undefined;
    const { email } = await this.customers.lock(manager, customerId);
    const isUnverified = email?.toLowerCase() === user?.email.toLowerCase();
    return email === null || isUnverified ? undefined : { email };
  }

  /** What mails to clients end with: who has no account sees no dashboard. */
  private endingFor({ userId }: Recipient) {
    const { publicUrl, env } = this.settings;
    const dashboardUrl = userId === undefined ? undefined : `${publicUrl}/dashboard`;
    return { sender: senderOf(env.MAIL_FROM).name, ...(dashboardUrl && { dashboardUrl }) };
  }
}

const serviceName = ({ service }: PurchaseEntity): string => service?.name ?? 'Service';

/** A mail about an account is deleted with it. */
const accountOf = ({ userId }: Recipient) => (userId === undefined ? {} : { userId });
