import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { dayOf } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { reportBuild } from '../../platform/http/builds';
import { JobsService } from '../../platform/jobs/jobs.service';
import { MailAttachmentsService } from '../../records/outbox/mail-attachments.service';
import { InvoiceFilesService } from '../invoices/invoice-files.service';
import { InvoicesService } from '../invoices/invoices.service';
import { DocumentPdfService } from '../invoices/pdf/document-pdf.service';
import { toOfferDocument } from './offer-document';
import { type OfferFileKey, OfferFilesRepository } from './offer-files.repository';
import { offerFilesQueue } from './offer-queues';
import { OffersReadModel } from './offers.read-model';
import { OffersRepository } from './offers.repository';

export interface OfferFile {
  /** The file name for downloads and attachments. */
  name: string;
  pdf: Buffer;
}

/** The PDF of each sent version, and of what was accepted: made once, and stored. */
@Injectable()
export class OfferFilesService implements OnModuleInit, OnApplicationBootstrap {
  /** PDFs being made, so that concurrent requests share one. */
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly files: OfferFilesRepository,
    private readonly offers: OffersRepository,
    private readonly readModel: OffersReadModel,
    private readonly pdfs: DocumentPdfService,
    private readonly invoices: InvoicesService,
    private readonly invoiceFiles: InvoiceFilesService,
    private readonly clock: BusinessClock,
    private readonly jobs: JobsService,
    private readonly attachments: MailAttachmentsService,
  ) {}

  onModuleInit(): void {
    this.attachments.register('accepted_offer', async (id) => {
      const files = [await this.get(id), await this.findInvoice(id)];
      return files.flatMap((file) =>
        file ? [{ filename: file.name, content: file.pdf, contentType: 'application/pdf' }] : [],
      );
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<{ id: number }>(
      offerFilesQueue,
      async ({ data: { id } }) => void (await this.get(id)),
      { atOnce: 1, drain: true },
    );
  }

  /** What was accepted, or else what was sent last; throws 404 for a draft. */
  async get(offerId: number): Promise<OfferFile> {
    const { current } = await this.readModel.getState(offerId);
    const isAccepted = (await this.readModel.findAcceptance(offerId)) !== undefined;
    const key = { offerId, number: current, kind: isAccepted ? 'accepted' : 'offer' } as const;
    const name = `${isAccepted ? 'agreement' : 'offer'}-${offerId}.${current}.pdf`;
    const stored = await this.files.find(key);
    if (stored) return { name, pdf: stored };
    await this.makeOnce(key);
    return { name, pdf: (await this.files.find(key))! };
  }

  /** The issued invoice of what was accepted, unless it was credited. */
  private async findInvoice(offerId: number): Promise<OfferFile | undefined> {
    const { purchaseId } = (await this.readModel.findAcceptance(offerId))!;
    const invoice = await this.invoices.findOpen(purchaseId);
    return invoice && this.invoiceFiles.get(invoice.id);
  }

  private makeOnce(key: OfferFileKey): Promise<void> {
    const id = Object.values(key).join('/');
    const underWay = this.making.get(id);
    if (underWay) return underWay;
    const made = this.make(key).finally(() => this.making.delete(id));
    this.making.set(id, made);
    return made;
  }

  private async make(key: OfferFileKey): Promise<void> {
    const { offerId, number, kind } = key;
    reportBuild('render', `offer ${offerId}`);
    const { content, seller, sha256, sentAt } = await this.offers.getSent(offerId, number);
    const { expiresOn } = await this.readModel.getState(offerId);
    const acceptance =
      kind === 'accepted' ? await this.readModel.findAcceptance(offerId) : undefined;
    const accepted = acceptance
      ? { ...acceptance, ...(await this.readModel.getEvidence(offerId)) }
      : null;
    const from = acceptance ? new Date(acceptance.acceptedAt) : sentAt;
    const today = dayOf(from, await this.clock.zone());
    const offer = { id: offerId, number, content, seller, sha256, expiresOn, today, accepted };
    const document = toOfferDocument({ ...offer, sentAt: sentAt.toISOString() });
    await this.files.insert(key, await this.pdfs.render(document));
  }
}
