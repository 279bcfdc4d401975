import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { InvoiceRecord } from '@polaris/contracts';
import { notFound } from '../../platform/problem/problem';
import { reportBuild } from '../../platform/http/builds';
import { JobsService } from '../../platform/jobs/jobs.service';
import { CardLinksService } from './card-links.service';
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
  /** What is being made, for all who ask for it meanwhile. */
  private readonly making = new Map<number, Promise<void>>();

  constructor(
    private readonly files: InvoiceFilesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly cardLinks: CardLinksService,
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
    await this.makeOnce(invoice);
    return { name, pdf: (await this.files.find(id))! };
  }

  /** 404 unless the account may see it: the owner all, its buyer what was issued to them. */
  async getFor(id: number, user: { id: string; isAdmin: boolean }): Promise<InvoiceFile> {
    if (!user.isAdmin && !(await this.readModel.isOwn(id, user.id))) throw notFound(INVOICE);
    return this.get(id);
  }

  private makeOnce(invoice: InvoiceRecord): Promise<void> {
    const underWay = this.making.get(invoice.id);
    if (underWay) return underWay;
    const made = this.make(invoice).finally(() => this.making.delete(invoice.id));
    this.making.set(invoice.id, made);
    return made;
  }

  private async make(invoice: InvoiceRecord): Promise<void> {
    reportBuild('render', `invoice ${invoice.id}`);
    const cardUrl = await this.cardLinks.find(invoice);
    await this.files.insert(invoice.id, await renderInvoice(invoice, cardUrl));
  }
}
