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
    const pdf = await this.pdfs.findOrMake(name, {
      find: () => this.files.find(key),
      make: () => this.make(key),
    });
    return { name, pdf };
  }

  /** The issued invoice of what was accepted, unless it was credited. */
  private async findInvoice(offerId: number): Promise<OfferFile | undefined> {
    const { purchaseId } = (await this.readModel.findAcceptance(offerId))!;
    const invoice = purchaseId === null ? undefined : await this.invoices.findOpen(purchaseId);
    return invoice && this.invoiceFiles.get(invoice.id);
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
