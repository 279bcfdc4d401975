import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that was given the address goes to it at once. */
const TICKET_MS = 60_000;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface DownloadTicket {
  userId: string;
  passphrase?: string | undefined;
}

/**
 * What a download needs, sealed into its address: any server can read it, nobody else can, and there
 * is nothing to store. Browsers download by address, and cannot send a passphrase along.
 */
export class DownloadTickets {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'polaris backup download', 32));
  }

  seal(ticket: DownloadTicket, now = Date.now()): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const plain = JSON.stringify({ ...ticket, until: now + TICKET_MS });
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for one that is too old, or was not made here. */
  open(text: string, now = Date.now()): DownloadTicket | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const cipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE_BYTES));
    cipher.setAuthTag(tag);
    try {
      const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const plain = Buffer.concat([cipher.update(sealed), cipher.final()]).toString();
      const { until, ...ticket } = JSON.parse(plain) as DownloadTicket & { until: number };
      return now < until ? ticket : undefined;
    } catch {
      return undefined;
    }
  }
}
