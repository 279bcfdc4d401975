import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type InvoiceAction,
  type InvoiceRecipientInput,
  type InvoiceRecord,
  MAX_CARD_AMOUNT,
  MIN_CARD_AMOUNT,
  type PaymentOptions,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { customerAddressReplaced } from '../../people/customers/customer.events';
import { DomainEvents } from '../../platform/database/events/domain-events';
import type { MailAttachmentKind } from '../../records/outbox/mail.entity';
import { MailService } from '../../records/outbox/mail.service';
import { Settings } from '../../platform/config/settings';
import { conflict, notFound, stale } from '../../platform/problem/problem';
import type { MailElement } from '../../platform/mail/mail-parts';
import { type MailTemplate, renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { LINK } from '../../records/outbox/mail-secrets.service';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { isOwed } from './invoice-target';
import { aboutInvoice, recipientOf } from './invoice-facts.service';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';
import type { InvoiceMailProps } from './mails/invoice-parts';
import { InvoiceMail } from './mails/invoice-mail';
import { invoiceSection } from './mails/invoice-section';
import { InvoiceReminderMail } from './mails/invoice-reminder-mail';

/** Mails about invoices to buyers. The PDF is attached when the mail is sent. */
@Injectable()
export class InvoiceMailsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly mail: MailService,
    private readonly profile: BusinessProfileService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(customerAddressReplaced, (change) => this.invoices.moveRecipient(change));
  }

  /** The owner can send an invoice as often as they want. */
  send(id: number, { version }: InvoiceAction): Promise<InvoiceRecord> {
    return this.database.transaction(async () => {
      const row = await this.invoices.lock(id);
      if (!row) throw notFound(INVOICE);
      if (!row.issuedAt) throw conflict('A draft is not sent: issue it first.');
      if (version !== row.version) throw stale();
      if (!recipientOf(row)) throw conflict('The buyer of this invoice has no email address.');
      await this.write(row, 'invoice');
      await this.invoices.markSent(id);
      return this.readModel.get(id);
    });
  }

  /** What another mail to its buyer says of an issued invoice, which counts as sent by that. */
  async sendWithin(invoice: InvoiceRecord, payUrl: string): Promise<MailElement> {
    const row = (await this.invoices.lock(invoice.id))!;
    await this.invoices.markSent(invoice.id);
    return invoiceSection(await this.factsOf(row, invoice, payUrl));
  }

  /** Later mails of this invoice go to this address. */
  setRecipient(id: number, { email, version }: InvoiceRecipientInput): Promise<InvoiceRecord> {
    return this.database.transaction(async () => {
      const row = await this.invoices.lock(id);
      if (!row) throw notFound(INVOICE);
      if (!row.issuedAt) throw conflict('Enter the address on the draft.');
      if (version !== row.version) throw stale();
      await this.invoices.setRecipient(id, email);
      return this.readModel.get(id);
    });
  }

  /** Returns whether a reminder was sent, i.e. the invoice is still overdue. */
  async remind(row: InvoiceEntity): Promise<boolean> {
    const { state } = await this.readModel.get(row.id);
    if (state !== 'overdue' || !recipientOf(row)) return false;
    if (await this.readModel.isBeingPaid(row.id)) return false;
    await this.write(row, 'invoice_reminder');
    return true;
  }

  private async write(row: InvoiceEntity, attachment: MailAttachmentKind): Promise<void> {
    const { userId, id } = row;
    const template: MailTemplate<InvoiceMailProps> =
      attachment === 'invoice' ? InvoiceMail : InvoiceReminderMail;
    const invoice = await this.readModel.get(id);
    const mail = await renderMail(template, {
      ...(await this.factsOf(row, invoice, LINK)),
      sender: await this.sender.signature(),
    });
    await this.mail.send(recipientOf(row)!, {
      kind: 'invoice',
      ...mail,
      about: aboutInvoice(id),
      attachment,
      ...(isOwed(invoice) && { secrets: 'invoice_payment' }),
      ...(userId === null ? {} : { userId }),
    });
  }

  private async factsOf({ userId }: InvoiceEntity, invoice: InvoiceRecord, payUrl: string) {
    return {
      invoice,
      online: await this.waysOnline(invoice),
      payUrl: isOwed(invoice) ? payUrl : null,
      dashboardUrl: userId === null ? null : `${this.settings.publicUrl}/dashboard`,
    };
  }

  /** How an invoice can be paid online. */
  private async waysOnline({ owed }: InvoiceRecord): Promise<PaymentOptions> {
    const card = this.settings.takesCards && owed >= MIN_CARD_AMOUNT && owed <= MAX_CARD_AMOUNT;
    return { card, bankDebit: card && (await this.profile.get()).bankDebits };
  }
}
