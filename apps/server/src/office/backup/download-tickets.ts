import { credentials } from '../../identity/auth/access/credentials';
import { SecretBox } from '../../platform/config/secret-box';

const TICKET_MS = credentials['download ticket'].lifetime;

export interface DownloadTicket {
  userId: string;
  /** The account's epoch when the ticket was created. */
  epoch: number;
  passphrase?: string | undefined;
}

/**
 * Encrypts everything a download needs into its URL, so that only our servers can read it and nothing is stored.
 * Browsers download by URL and cannot send a passphrase.
 */
export class DownloadTickets {
  private readonly box: SecretBox;

  constructor(secrets: readonly string[]) {
    this.box = new SecretBox(secrets, 'polaris backup download');
  }

  seal(ticket: DownloadTicket, now = Date.now()): string {
    return this.box.seal(JSON.stringify({ ...ticket, until: now + TICKET_MS }));
  }

  /** Undefined if it has expired or was not created here. */
  open(text: string, now = Date.now()): DownloadTicket | undefined {
    const opened = this.box.open(text);
    if (opened === undefined) return undefined;
    const { until, ...ticket } = JSON.parse(opened) as DownloadTicket & { until: number };
    return now < until ? ticket : undefined;
  }
}
