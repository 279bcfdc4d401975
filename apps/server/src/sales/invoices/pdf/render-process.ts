/** Reads an invoice's text as JSON from its input, and writes the PDF: a process for one file. */
import { json } from 'node:stream/consumers';
import type { InvoiceDocument } from './invoice-document.ts';
import { makePdf } from './make-pdf.ts';

process.stdout.write(await makePdf((await json(process.stdin)) as InvoiceDocument));
