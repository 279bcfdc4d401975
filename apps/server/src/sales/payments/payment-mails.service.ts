import { Injectable } from '@nestjs/common';
import { dollars } from '@polaris/contracts';
import { recordPaths } from '@polaris/contracts/admin-screens';
import { LINK } from '../../records/outbox/mail-secrets.service';
import { MailService, type NewMail } from '../../records/outbox/mail.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { type MailTemplate, renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { aboutInvoice } from '../invoices/invoice-facts.service';
import { aboutPurchase } from '../purchases/payable-purchases.service';
import { DisputeMail } from './mails/dispute-mail';
import { FailedDebitMail } from './mails/failed-debit-mail';
import { OwnerFailedDebitMail } from './mails/owner-failed-debit-mail';
import type { OwnerMailProps } from './mails/owner-parts';
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

  /** The receipt, also to the address that a payer without an account has entered. */
  async received(
    subject: PaymentSubject,
    payment: PaymentEntity,
    { balance, payer }: { balance: Balance; payer: string | undefined },
  ): Promise<void> {
    const timeZone = await this.clock.zone();
    for (const recipient of recipientsOf(subject, payer))
      await this.sendToClient(
        ReceiptMail,
        { ...subject, recipient },
        { payment, balance, timeZone },
      );
  }

  async returned(subject: PaymentSubject, refund: RefundEntity): Promise<void> {
    await this.sendToClient(RefundMail, subject, { refund });
  }

  /** To everyone who waits for it: who paid, the client and the owner. */
  async debitFailed(
    subject: PaymentSubject,
    payment: PaymentEntity,
    { reason, payer, isOwed }: FailedDebit & { isOwed: boolean },
  ): Promise<void> {
    const amount = dollars(payment.amount);
    const sender = await this.sender.signature();
    for (const recipient of recipientsOf(subject, payer)) {
      const payUrl = isOwed ? (this.pageOf({ ...subject, recipient }) ?? LINK) : null;
      const facts = { paidFor: toPaidFor(subject), amount, payUrl, sender };
      const mail = await renderMail(FailedDebitMail, facts);
      const link = payUrl === LINK ? linkOf(subject) : {};
      await this.mail.send(recipient.email, {
        kind: 'payment',
        ...mail,
        ...link,
        ...accountOf(recipient),
      });
    }
    await this.sendToOwner(OwnerFailedDebitMail, subject, { amount, reason, isOwed });
  }

  /** To the owner: a client has paid too much. */
  refundDue(subject: PaymentSubject, { amount }: PaymentEntity, { asked }: Balance): Promise<void> {
    return this.sendToOwner(RefundDueMail, subject, {
      amount: dollars(amount),
      isCanceled: asked === 0,
    });
  }

  /** To the owner: a payment or refund has an unexpected amount or currency. */
  mismatch(
    subject: PaymentSubject,
    mismatch: { kind: 'payment' | 'refund'; difference: string },
  ): Promise<void> {
    return this.sendToOwner(PaymentMismatchMail, subject, mismatch);
  }

  /** To the owner: a refund failed, and the money came back. */
  refundFailed(subject: PaymentSubject, { amount }: RefundEntity): Promise<void> {
    return this.sendToOwner(RefundFailedMail, subject, { amount: dollars(amount) });
  }

  /** To the owner: a client disputes a payment, or the bank has decided. */
  disputed(
    subject: PaymentSubject,
    { amount, dispute }: PaymentEntity,
    reason: string,
  ): Promise<void> {
    const facts = { amount: dollars(amount), state: dispute!, reason };
    return this.sendToOwner(DisputeMail, subject, facts);
  }

  private async sendToOwner<Props extends object>(
    template: MailTemplate<Props & OwnerMailProps>,
    subject: PaymentSubject,
    props: Props,
  ): Promise<void> {
    const about = {
      paidFor: toPaidFor(subject),
      client: subject.client,
      recordUrl: `${this.settings.publicUrl}${recordOf(subject)}`,
    };
    await this.mail.sendToOwner(await renderMail(template, { ...props, ...about }));
  }

  /** Sends nothing if there is no address on file. */
  private async sendToClient<Props extends object>(
    template: MailTemplate<Props & ClientMailProps>,
    subject: PaymentSubject,
    props: Props,
  ): Promise<void> {
    const { recipient } = subject;
    if (!recipient) return;
    const pageUrl = this.pageOf(subject);
    const mail = await renderMail(template, {
      ...props,
      paidFor: toPaidFor(subject),
      sender: await this.sender.signature(),
      ...(pageUrl !== undefined && { pageUrl }),
    });
    await this.mail.send(recipient.email, { kind: 'payment', ...mail, ...accountOf(recipient) });
  }

  /** Where a client with an account sees the purchase or the invoice. */
  private pageOf({ recipient, purchaseId }: PaymentSubject): string | undefined {
    if (recipient?.userId === undefined) return undefined;
    const dashboard = `${this.settings.publicUrl}/dashboard`;
    return purchaseId === null ? dashboard : `${dashboard}/purchases/${purchaseId}`;
  }
}

export interface FailedDebit {
  /** As the bank or Stripe states it. */
  reason: string;
  /** The address that a payer without an account has entered. */
  payer: string | undefined;
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

const recordOf = ({ purchaseId, invoiceId }: PaymentSubject): string =>
  purchaseId === null ? recordPaths.invoices(invoiceId!) : recordPaths.purchases(purchaseId);

/** The client, and who paid with another address. */
function recipientsOf(
  { recipient }: PaymentSubject,
  payer: string | undefined,
): PaymentRecipient[] {
  const isSame = payer?.toLowerCase() === recipient?.email.toLowerCase();
  return [
    ...(recipient ? [recipient] : []),
    ...(payer !== undefined && !isSame ? [{ email: payer }] : []),
  ];
}

/** A payment link of what is to be paid, made as the mail leaves. */
const linkOf = ({ purchaseId, invoiceId }: PaymentSubject): Pick<NewMail, 'about' | 'secrets'> =>
  purchaseId === null
    ? { about: aboutInvoice(invoiceId!), secrets: 'invoice_payment' }
    : { about: aboutPurchase(purchaseId), secrets: 'purchase_payment' };

/** Links a mail to an account, so that it is deleted with it. */
const accountOf = ({ userId }: PaymentRecipient) => (userId === undefined ? {} : { userId });
