import { Injectable } from '@nestjs/common';
import { displayName, dollars } from '@polaris/contracts';
import { recordPaths } from '@polaris/contracts/admin-screens';
import { MailService } from '../../records/outbox/mail.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { type MailTemplate, renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { DisputeMail } from './mails/dispute-mail';
import type { PaidFor } from './mails/paid-for';
import { PaymentMismatchMail } from './mails/payment-mismatch-mail';
import { ReceiptMail } from './mails/receipt-mail';
import { RefundDueMail } from './mails/refund-due-mail';
import { RefundFailedMail } from './mails/refund-failed-mail';
import { RefundMail } from './mails/refund-mail';
import { type PaymentSubject, type PaymentRecipient, inSentence } from './payment-subjects.service';
import type { PaymentEntity } from './payment.entity';
import type { Balance } from './payments.read-model';
import type { RefundEntity } from './refund.entity';

/** Mails about payments and refunds, to clients and the owner. */
@Injectable()
export class PaymentMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  async received(subject: PaymentSubject, payment: PaymentEntity, balance: Balance): Promise<void> {
    const timeZone = await this.clock.zone();
    await this.sendToClient(ReceiptMail, subject, { payment, balance, timeZone });
  }

  returned(subject: PaymentSubject, refund: RefundEntity): Promise<void> {
    return this.sendToClient(RefundMail, subject, { refund });
  }

  /** To the owner: a client has paid too much. */
  async refundDue(purchase: PurchaseEntity, { amount }: PaymentEntity): Promise<void> {
    const isCanceled = purchase.status === 'cancelled';
    const facts = { ...this.factsFor(purchase), amount: dollars(amount), isCanceled };
    await this.mail.sendToOwner(await renderMail(RefundDueMail, facts));
  }

  /** To the owner: a payment or refund has an unexpected amount or currency. */
  async mismatch(
    purchase: PurchaseEntity,
    mismatch: { kind: 'payment' | 'refund'; difference: string },
  ): Promise<void> {
    const facts = { ...this.factsFor(purchase), ...mismatch };
    await this.mail.sendToOwner(await renderMail(PaymentMismatchMail, facts));
  }

  /** To the owner: a refund failed, and the money came back. */
  async refundFailed(purchase: PurchaseEntity, { amount }: RefundEntity): Promise<void> {
    const facts = { ...this.factsFor(purchase), amount: dollars(amount) };
    await this.mail.sendToOwner(await renderMail(RefundFailedMail, facts));
  }

  /** To the owner: a client disputes a payment, or the bank has decided. */
  async disputed(
    purchase: PurchaseEntity,
    { amount, dispute }: PaymentEntity,
    reason: string,
  ): Promise<void> {
    const facts = { ...this.factsFor(purchase), amount: dollars(amount), state: dispute!, reason };
    await this.mail.sendToOwner(await renderMail(DisputeMail, facts));
  }

  /** Sends nothing if there is no address on file. */
  private async sendToClient<Props extends object>(
    template: MailTemplate<Props & ClientMailProps>,
    subject: PaymentSubject,
    props: Props,
  ): Promise<void> {
    const { recipient } = subject;
    if (!recipient) return;
    const ending = { paidFor: toPaidFor(subject), ...(await this.endingFor(subject)) };
    const mail = await renderMail(template, { ...props, ...ending });
    await this.mail.send(recipient.email, { kind: 'payment', ...mail, ...accountOf(recipient) });
  }

  /** The facts about a purchase in mails to the owner. */
  private factsFor(purchase: PurchaseEntity) {
    const { id, user, service } = purchase;
    return {
      service: service?.name ?? 'Service',
      client: user ? displayName(user) : null,
      purchaseUrl: `${this.settings.publicUrl}${recordPaths.purchases(id)}`,
    };
  }

  /** The end of mails to clients; links to the purchase or the invoice only if there is an account. */
  private async endingFor({ recipient, purchaseId }: PaymentSubject) {
    const dashboard = `${this.settings.publicUrl}/dashboard`;
    const pageUrl = purchaseId === null ? dashboard : `${dashboard}/purchases/${purchaseId}`;
    return { sender: await this.sender.signature(), ...(recipient?.userId && { pageUrl }) };
  }
}

interface ClientMailProps {
  paidFor: PaidFor;
  pageUrl?: string;
  sender: string;
}

const toPaidFor = (subject: PaymentSubject): PaidFor => ({
  fact: [subject.label, subject.name],
  inSentence: inSentence(subject),
});

/** Links a mail to an account, so that it is deleted with it. */
const accountOf = ({ userId }: PaymentRecipient) => (userId === undefined ? {} : { userId });
