import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InvoiceAction, InvoiceRecipientInput, InvoiceRecord } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { CustomerAccountsService } from '../customers/customer-accounts.service';
import { type MailAttachment, MailAttachmentsService } from '../mail/mail-attachments.service';
import { MailService } from '../mail/mail.service';
import { Settings } from '../platform/config/settings';
import { conflict, notFound, stale } from '../platform/http/problem';
import { type MailTemplate, renderMail } from '../platform/mail/render-mail';
import { senderOf } from '../platform/mail/sender';
import { longDay } from './pdf/format.ts';
import { InvoiceFilesService } from './invoice-files.service';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';
import type { InvoiceMailProps } from './mails/invoice-facts';
import { InvoiceMail } from './mails/invoice-mail';
import { InvoiceReminderMail } from './mails/invoice-reminder-mail';

/** What buyers are mailed about invoices: the PDF is attached as the mail leaves. */
@Injectable()
export class InvoiceMailsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly files: InvoiceFilesService,
    private readonly mail: MailService,
    private readonly attachments: MailAttachmentsService,
    private readonly settings: Settings,
    private readonly accounts: CustomerAccountsService,
  ) {}

  onModuleInit(): void {
    this.attachments.register((id, kind) => this.attach(id, kind));
    this.accounts.onAddressTaken((change, manager) => this.invoices.moveRecipient(change, manager));
  }

  /** As often as the owner wants. */
  send(id: number, { version }: InvoiceAction): Promise<InvoiceRecord> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.invoices.lock(id, manager);
      if (!row) throw notFound(INVOICE);
      if (!row.issuedAt) throw conflict('A draft is not sent: issue it first.');
      if (version !== row.version) throw stale();
      if (!recipientOf(row)) throw conflict('The buyer of this invoice has no email address.');
      await this.write(row, 'copy', manager);
      await this.invoices.markSent(id, manager);
      return this.readModel.get(id, manager);
    });
  }

  /** From here on, it is mailed to this address. */
  setRecipient(id: number, { email, version }: InvoiceRecipientInput): Promise<InvoiceRecord> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.invoices.lock(id, manager);
      if (!row) throw notFound(INVOICE);
      if (!row.issuedAt) throw conflict('Enter the address on the draft.');
      if (version !== row.version) throw stale();
      await this.invoices.setRecipient(id, email, manager);
      return this.readModel.get(id, manager);
    });
  }

  /** Answers whether it is still to be reminded of, and now was. */
  async remind(row: InvoiceEntity, manager: EntityManager): Promise<boolean> {
    const { state } = await this.readModel.get(row.id, manager);
    if (state !== 'overdue' || !recipientOf(row)) return false;
    await this.write(row, 'reminder', manager);
    return true;
  }

  private async write(
    row: InvoiceEntity,
    invoiceMail: 'copy' | 'reminder',
    manager: EntityManager,
  ): Promise<void> {
    const { userId, id: invoiceId } = row;
    const template: MailTemplate<InvoiceMailProps> =
      invoiceMail === 'copy' ? InvoiceMail : InvoiceReminderMail;
    const mail = await renderMail(template, {
      invoice: toMailed(await this.readModel.get(invoiceId, manager)),
      dashboardUrl: userId === null ? null : `${this.settings.publicUrl}/dashboard`,
      sender: senderOf(this.settings.env.MAIL_FROM).name,
    });
    const about = { invoiceId, invoiceMail, ...(userId === null ? {} : { userId }) };
    await this.mail.send(recipientOf(row)!, { kind: 'invoice', ...mail, ...about }, manager);
  }

  /** A reminder that waited until the invoice was paid or credited does not go. */
  private async attach(id: number, kind: 'copy' | 'reminder'): Promise<MailAttachment | undefined> {
    if (kind === 'reminder' && (await this.readModel.get(id)).state !== 'overdue') return undefined;
    const { name, pdf } = await this.files.get(id);
    return { filename: name, content: pdf, contentType: 'application/pdf' };
  }
}

export const recipientOf = ({ sendTo, buyer }: InvoiceEntity): string | null =>
  sendTo ?? buyer.email;

const toMailed = ({ kind, number, total, owed, dueOn }: InvoiceRecord) => ({
  kind,
  number: number!,
  total,
  owed,
  dueOn: dueOn && longDay(dueOn),
});
