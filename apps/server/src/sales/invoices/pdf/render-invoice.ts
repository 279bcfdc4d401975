import { existsSync } from 'node:fs';
import type { InvoiceRecord } from '@polaris/contracts';
import pLimit from 'p-limit';
import { runProgram } from '../../../platform/processes/run-program.ts';
import { type InvoiceDocument, toDocument } from './invoice-document.ts';

/** Far more than a hundred lines need on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Fonts take 50 MB while they are read, so one at a time, in a process that frees them at its end. */
const oneAtATime = pLimit(1);

/** The build puts the script beside the server; from source, Node strips the types. */
const built = `${import.meta.dirname}/invoice-pdf.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/render-process.ts`;

/** The PDF of an issued invoice. The logo is a PNG or a JPEG. */
export const renderInvoice = (
  invoice: InvoiceRecord,
  payUrl?: string,
  logo?: Buffer,
): Promise<Buffer> => renderDocument(toDocument(invoice, payUrl), logo);

/** The PDF of a document that looks like an invoice. */
export const renderDocument = (document: InvoiceDocument, logo?: Buffer): Promise<Buffer> =>
  oneAtATime(() =>
    run(JSON.stringify({ ...document, ...(logo && { logo: logo.toString('base64') }) })),
  );

const run = (input: string): Promise<Buffer> =>
  runProgram(program, input, TIMEOUT_MS).catch((error: unknown) => {
    throw new Error(`The PDF was not made. ${(error as Error).message}`, { cause: error });
  });
