import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { notFound } from '../platform/problem/problem';
import { JobsService } from '../platform/jobs/jobs.service';
import { invoiceFilesQueue } from './invoice-queues';
import { InvoiceFilesRepository } from './invoice-files.repository';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { renderInvoice } from './pdf/render-invoice';

export interface InvoiceFile {
  /** What it is called where it is saved. */
  name: string;
  pdf: Buffer;
}

/** The PDF of each issued invoice: made once, and stored. */
@Injectable()
export class InvoiceFilesService implements OnApplicationBootstrap {
  constructor(
    private readonly files: InvoiceFilesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(invoiceFilesQueue, async ({ data: { id } }) => void (await this.get(id)), {
      atOnce: 1,
      drain: true,
    });
  }

  /** The stored file; made now if the job has not come to it. A draft has none: 404. */
  async get(id: number): Promise<InvoiceFile> {
    const invoice = await this.readModel.get(id);
    if (!invoice.number) throw notFound(INVOICE);
    const name = `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${invoice.number}.pdf`;
    const stored = await this.files.find(id);
    if (stored) return { name, pdf: stored };
    await this.files.insert(id, await renderInvoice(invoice));
    return { name, pdf: (await this.files.find(id))! };
  }

  /** 404 unless the account may see it: the owner all, its buyer what was issued to them. */
  async getFor(id: number, user: { id: string; isAdmin: boolean }): Promise<InvoiceFile> {
    if (!user.isAdmin && !(await this.readModel.isOwn(id, user.id))) throw notFound(INVOICE);
    return this.get(id);
  }
}
