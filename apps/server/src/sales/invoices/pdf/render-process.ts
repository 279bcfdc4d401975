/** Reads an invoice's texts as JSON from stdin and writes the PDF to stdout. Each process makes one file. */
import { json } from 'node:stream/consumers';
import type { InvoiceDocument } from './invoice-document.ts';
import { makePdf } from './make-pdf.ts';

process.stdout.write(await makePdf((await json(process.stdin)) as InvoiceDocument));
