import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { InvoiceRecord } from '@polaris/contracts';
import { notFound } from '../../platform/problem/problem';
import { reportBuild } from '../../platform/http/builds';
import { JobsService } from '../../platform/jobs/jobs.service';
import {
  type MailAttachment,
  MailAttachmentsService,
} from '../../records/outbox/mail-attachments.service';
import { PaymentLinksService } from '../payments/links/payment-links.service';
import { invoiceFilesQueue } from './invoice-queues';
import { InvoiceFilesRepository } from './invoice-files.repository';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { isOwed } from './invoice-target';
import { DocumentPdfService } from './pdf/document-pdf.service';
import { renderInvoice } from './pdf/render-invoice';

export interface InvoiceFile {
  /** The file name for downloads and attachments. */
  name: string;
  pdf: Buffer;
}

/** The PDF of each issued invoice: made once, and stored. */
@Injectable()
export class InvoiceFilesService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly files: InvoiceFilesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly links: PaymentLinksService,
    private readonly jobs: JobsService,
    private readonly pdfs: DocumentPdfService,
    private readonly attachments: MailAttachmentsService,
  ) {}

  onModuleInit(): void {
    this.attachments.register('invoice', (id) => this.attach(id));
    this.attachments.register('invoice_reminder', (id) => this.attachToReminder(id));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(invoiceFilesQueue, async ({ data: { id } }) => void (await this.get(id)), {
      atOnce: 1,
      drain: true,
    });
  }

  /** Returns the stored PDF, or makes it if the job has not run yet. Throws 404 for a draft. */
  async get(id: number): Promise<InvoiceFile> {
    const invoice = await this.readModel.get(id);
    if (!invoice.number) throw notFound(INVOICE);
    const name = `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${invoice.number}.pdf`;
    const pdf = await this.pdfs.findOrMake(`invoice ${id}`, {
      find: () => this.files.find(id),
      make: () => this.make(invoice),
    });
    return { name, pdf };
  }

  /** Throws 404 unless the account can see the invoice: owners see all, buyers what was issued to them. */
  async getFor(id: number, user: { id: string; isAdmin: boolean }): Promise<InvoiceFile> {
    if (!user.isAdmin && !(await this.readModel.isOwn(id, user.id))) throw notFound(INVOICE);
    return this.get(id);
  }

  /** Cancels a queued reminder if the invoice was paid or credited in the meantime, or is being paid. */
  private async attachToReminder(id: number): Promise<MailAttachment[] | undefined> {
    const isDue = (await this.readModel.get(id)).state === 'overdue';
    return isDue && !(await this.readModel.isBeingPaid(id)) ? this.attach(id) : undefined;
  }

  private async attach(id: number): Promise<MailAttachment[]> {
    const { name, pdf } = await this.get(id);
    return [{ filename: name, content: pdf, contentType: 'application/pdf' }];
  }

  private async make(invoice: InvoiceRecord): Promise<void> {
    reportBuild('render', `invoice ${invoice.id}`);
    const payUrl = isOwed(invoice) ? await this.links.issue({ invoiceId: invoice.id }) : undefined;
    await this.files.insert(
      invoice.id,
      await renderInvoice(invoice, payUrl, await this.pdfs.logo()),
    );
  }
}
