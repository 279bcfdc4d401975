import { X509Certificate } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ProblemError, unavailable } from '../../../platform/problem/problem';

const TIMEOUT_MS = 5000;
/** SNS certificates have 2 kB. */
const MAX_BYTES = 16 * 1024;
const MAX_CERTIFICATES = 10;

/** Requests to SNS. Callers check that a URL belongs to SNS. */
@Injectable()
export class SnsService {
  private readonly logger = new Logger('Sns');
  private readonly certificates = new Map<string, Promise<string>>();
  /** Replaced in tests. */
  fetch: typeof fetch = (...request) => fetch(...request);

  /** Fetches a certificate, once per URL. */
  async certificate(address: string): Promise<string> {
    const known = this.certificates.get(address);
    const certificate = await (known ?? this.remember(address));
    if (!isValidNow(certificate)) throw new ProblemError(403, 'The certificate has ended.');
    return certificate;
  }

  async confirm(address: string): Promise<void> {
    await this.read(address);
  }

  private remember(address: string): Promise<string> {
    const reading = this.readCertificate(address);
    if (this.certificates.size >= MAX_CERTIFICATES) this.certificates.clear();
    this.certificates.set(address, reading);
    reading.catch(() => this.certificates.delete(address));
    return reading;
  }

  private async readCertificate(address: string): Promise<string> {
    const text = await this.read(address);
    try {
      new X509Certificate(text);
      return text;
    } catch {
      throw new ProblemError(403, 'The certificate cannot be read.');
    }
  }

  /** Follows no redirects, as they could lead anywhere. Any status except 200 counts as no response. */
  private async read(address: string): Promise<string> {
    try {
      const response = await this.fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 200) return await textOf(response);
      this.logger.warn(`SNS answered ${response.status}.`);
    } catch (error) {
      this.logger.warn(`SNS was not reached: ${(error as Error).message}`);
    }
    throw unavailable();
  }
}

async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > MAX_BYTES) throw new Error('It sent more than a certificate has.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function isValidNow(certificate: string): boolean {
  const { validFromDate, validToDate } = new X509Certificate(certificate);
  const now = new Date();
  return validFromDate <= now && now <= validToDate;
}
