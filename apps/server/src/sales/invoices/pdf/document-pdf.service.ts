import { Injectable } from '@nestjs/common';
import { BlobsService } from '../../../platform/blobs/blobs.service';
import { MailSender } from '../../../platform/config/mail-sender';
import type { InvoiceDocument } from './invoice-document';
import { renderDocument } from './render-invoice';

export { amount, percent, quantity } from './format';
export type { InvoiceDocument as PdfDocument } from './invoice-document';

const PRINTABLE = ['image/png', 'image/jpeg'];

/** Draws documents that look like invoices, with the logo of the business. */
@Injectable()
export class DocumentPdfService {
  /** PDFs being made, so that concurrent requests share one. */
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly sender: MailSender,
    private readonly blobs: BlobsService,
  ) {}

  /** Returns a stored PDF; makes and stores it first if there is none. */
  async findOrMake(
    key: string,
    { find, make }: { find: () => Promise<Buffer | undefined>; make: () => Promise<void> },
  ): Promise<Buffer> {
    const stored = await find();
    if (stored) return stored;
    const made = this.making.get(key) ?? make().finally(() => this.making.delete(key));
    this.making.set(key, made);
    await made;
    return (await find())!;
  }

  async render(document: InvoiceDocument): Promise<Buffer> {
    return renderDocument(document, await this.logo());
  }

  /** The logo of the business if a PDF can show it. */
  async logo(): Promise<Buffer | undefined> {
    const name = await this.sender.logo();
    const picture = name === null ? undefined : await this.blobs.findShown(name);
    return picture && PRINTABLE.includes(picture.mediaType) ? picture.content : undefined;
  }
}
