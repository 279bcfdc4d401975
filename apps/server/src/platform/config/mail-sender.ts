import { Injectable } from '@nestjs/common';
import type { SiteOwner } from '@polaris/contracts';
import addressparser from 'nodemailer/lib/addressparser';
import { Settings } from './settings';

/** Without a site, no person is named. */
const NO_OWNER: SiteOwner = { name: 'Polaris', brand: 'Polaris', replyTime: 'soon' };

/** Of mail that is kept here for want of a mail server. */
const NO_SENDER = 'polaris@localhost';

/** What the owner has entered. */
export interface StoredSender {
  address: string | null;
  replyTo: string | null;
}

/** Who mails come from and are signed by. */
@Injectable()
export class MailSender {
  private readBusinessName = (): Promise<string | null> => Promise.resolve(null);
  private readStored = (): Promise<StoredSender | null> => Promise.resolve(null);
  private readOwner = (): Promise<SiteOwner> => Promise.resolve(NO_OWNER);

  constructor(private readonly settings: Settings) {}

  /** For the module that knows. */
  setBusinessName(read: () => Promise<string | null>): void {
    this.readBusinessName = read;
  }

  setStored(read: () => Promise<StoredSender | null>): void {
    this.readStored = read;
  }

  setSiteOwner(read: () => Promise<SiteOwner>): void {
    this.readOwner = read;
  }

  /** As MAIL_FROM has it, else the one that the owner has entered. */
  async address(): Promise<string> {
    return (await this.addresses()).address;
  }

  /** The same, and where answers go unless a mail says otherwise: null for the sender. */
  async addresses(): Promise<{ address: string; replyTo: string | null }> {
    const stored = await this.readStored();
    const address = this.fixed?.address ?? stored?.address ?? NO_SENDER;
    return { address, replyTo: stored?.replyTo ?? null };
  }

  /** As MAIL_FROM has it, else the business profile, else the site. */
  async name(): Promise<string> {
    return this.fixed?.name ?? (await this.readBusinessName()) ?? (await this.owner()).name;
  }

  /** Of the business and of the site, all of them. */
  async names(): Promise<string[]> {
    const { name, brand } = await this.owner();
    return [name, brand, (await this.readBusinessName()) ?? ''];
  }

  /** When the site says that its owner replies, such as "within one business day". */
  async replyTime(): Promise<string> {
    return (await this.owner()).replyTime;
  }

  private get fixed() {
    const { MAIL_FROM } = this.settings.env;
    return MAIL_FROM === undefined ? undefined : senderOf(MAIL_FROM);
  }

  /** A site that cannot be loaded stops no mail. */
  private owner(): Promise<SiteOwner> {
    return this.readOwner().catch(() => NO_OWNER);
  }
}

/** The two parts of MAIL_FROM; the name is optional. */
export function senderOf(mailFrom: string): { name: string | undefined; address: string } {
  const [sender] = addressparser(mailFrom, { flatten: true });
  return { name: sender?.name || undefined, address: sender?.address || mailFrom.trim() };
}
