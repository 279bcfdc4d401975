import { credentials } from '../../identity/auth/access/credentials';
import { SecretBox } from '../../platform/config/secret-box';

const TICKET_MS = credentials['download ticket'].lifetime;

export interface DownloadTicket {
  userId: string;
  /** The epoch of the account in which it was made. */
  epoch: number;
  passphrase?: string | undefined;
}

/**
 * What a download needs, sealed into its address: only our servers can read it, and there
 * is nothing to store. Browsers download by address, and cannot send a passphrase along.
 */
export class DownloadTickets {
  private readonly box: SecretBox;

  constructor(secrets: readonly string[]) {
    this.box = new SecretBox(secrets, 'polaris backup download');
  }

  seal(ticket: DownloadTicket, now = Date.now()): string {
    return this.box.seal(JSON.stringify({ ...ticket, until: now + TICKET_MS }));
  }

  /** Undefined for one that is too old, or was not made here. */
  open(text: string, now = Date.now()): DownloadTicket | undefined {
    const opened = this.box.open(text);
    if (opened === undefined) return undefined;
    const { until, ...ticket } = JSON.parse(opened) as DownloadTicket & { until: number };
    return now < until ? ticket : undefined;
  }
}
