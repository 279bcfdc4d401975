import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import type { InvoiceRecord } from '@polaris/contracts';
import pLimit from 'p-limit';
import { toDocument } from './invoice-document.ts';

/** Far more than a hundred lines take on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Fonts take 50 MB while they are read: one at a time, in a process that gives them back. */
const oneAtATime = pLimit(1);

/** Built, it is beside the server; from the source, Node takes the types out. */
const built = `${import.meta.dirname}/invoice-pdf.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/render-process.ts`;

/** The PDF of an issued invoice. */
export const renderInvoice = (invoice: InvoiceRecord): Promise<Buffer> =>
  oneAtATime(() => run(JSON.stringify(toDocument(invoice))));

async function run(input: string): Promise<Buffer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    // It needs nothing of what the server knows.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A child that dies early closes its input: its exit says more than this.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [pdf, complaint, code] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    exit,
  ]);
  if (code === 0 && pdf.length > 0) return pdf;
  throw new Error(`The PDF was not made (${code}): ${complaint.trim().slice(-500)}`);
}
