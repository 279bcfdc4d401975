import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { InvoiceDocument } from './invoice-document.ts';
import { InvoiceLayout } from './layout.ts';
import { PAGE } from './page.ts';
import { TextSetter } from './text-setter.ts';

/** The output is deterministic: the bytes depend only on the invoice, not on the time or machine. */
export async function makePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const issuedAt = new Date(invoice.issuedAt);
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${invoice.title} ${invoice.number}`,
      Author: invoice.seller.name,
      Creator: 'Polaris',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  new InvoiceLayout(doc, new TextSetter(doc), root).set(invoice);
  root.end();
  doc.end();
  return bytes;
}
