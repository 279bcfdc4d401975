import { Injectable } from '@nestjs/common';
import type { SiteOwner } from '@polaris/contracts';
import addressparser from 'nodemailer/lib/addressparser';
import { Settings } from './settings';

/** Without a site, no person's name is used. */
const NO_OWNER: SiteOwner = {
  name: 'Polaris',
  isInvented: true,
  brand: 'Polaris',
  replyTime: 'soon',
};

/** The sender of mail that is only stored because there is no mail server. */
const NO_SENDER = 'polaris@localhost';

/** The sender that the owner has entered. */
export interface StoredSender {
  address: string | null;
  replyTo: string | null;
}

/** The sender of mails, and the name that signs them. */
@Injectable()
export class MailSender {
  private readBusinessName = (): Promise<string | null> => Promise.resolve(null);
  private readStored = (): Promise<StoredSender | null> => Promise.resolve(null);
  private readOwner = (): Promise<SiteOwner> => Promise.resolve(NO_OWNER);

  constructor(private readonly settings: Settings) {}

  /** Called by the module that knows the business name. */
  setBusinessName(read: () => Promise<string | null>): void {
    this.readBusinessName = read;
  }

  setStored(read: () => Promise<StoredSender | null>): void {
    this.readStored = read;
  }

  setSiteOwner(read: () => Promise<SiteOwner>): void {
    this.readOwner = read;
  }

  /** The address from MAIL_FROM, else the one that the owner has entered. */
  async address(): Promise<string> {
    return (await this.addresses()).address;
  }

  /** Also returns where replies go by default: null for the sender. */
  async addresses(): Promise<{ address: string; replyTo: string | null }> {
    const stored = await this.readStored();
    const address = this.fixed?.address ?? stored?.address ?? NO_SENDER;
    return { address, replyTo: stored?.replyTo ?? null };
  }

  /** The name that mails come from: of MAIL_FROM, else the person who signs them. */
  async name(): Promise<string> {
    return this.fixed?.name ?? this.signature();
  }

  /** Who signs mails and takes calls. Before the owner has entered a name, that of the business. */
  async signature(): Promise<string> {
    const { name, isInvented, brand } = await this.owner();
    if (!isInvented) return name;
    return this.fixed?.name ?? (await this.readBusinessName()) ?? brand;
  }

  /** What people call the business. */
  async brand(): Promise<string> {
    return (await this.owner()).brand;
  }

  /** The hash of the picture beside that name; null for the star. */
  async logo(): Promise<string | null> {
    return (await this.owner()).logo ?? null;
  }

  /** All names of the business and the site. */
  async names(): Promise<string[]> {
    const { name, brand } = await this.owner();
    return [name, brand, (await this.readBusinessName()) ?? ''];
  }

  /** The site's statement about how soon its owner replies, such as "within one business day". */
  async replyTime(): Promise<string> {
    return (await this.owner()).replyTime;
  }

  private get fixed() {
    const { MAIL_FROM } = this.settings.env;
    return MAIL_FROM === undefined ? undefined : senderOf(MAIL_FROM);
  }

  /** Mail is sent even if the site cannot be loaded. */
  private owner(): Promise<SiteOwner> {
    return this.readOwner().catch(() => NO_OWNER);
  }
}

/** The two parts of MAIL_FROM; the name is optional. */
export function senderOf(mailFrom: string): { name: string | undefined; address: string } {
  const [sender] = addressparser(mailFrom, { flatten: true });
  return { name: sender?.name || undefined, address: sender?.address || mailFrom.trim() };
}
