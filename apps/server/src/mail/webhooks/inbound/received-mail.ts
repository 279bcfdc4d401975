import type { MailedFile } from '../../../people/files/mailed-files.service';
import { addressIn } from '../provider-words';

/** A header of a mail. */
export interface MailHeader {
  name: string;
  value: string;
}

/** A mail received from any provider. */
export interface ReceivedMail {
  sender: string | undefined;
  subject: string;
  messageId: string;
  headers: MailHeader[];
  isForged: boolean;
  files: MailedFile[];
  /** Empty where there is only HTML. */
  plainText: string;
  html: string;
}

/** What is known about a mail before parsing it. */
export interface ArrivedMail {
  /** The provider's id of the mail. */
  id: string;
  /** The envelope recipients, or those in the headers if the provider does not report them. */
  recipients: string[];
  /** Undefined if the mail cannot be parsed. */
  read: () => Promise<ReceivedMail | undefined>;
}

/** The values of all headers of a name. */
export const headersOf = (headers: MailHeader[], name: string): string[] =>
  headers.flatMap((header) => (header.name.toLowerCase() === name ? [header.value.trim()] : []));

/** The value of the first header of a name. */
export const headerOf = (headers: MailHeader[], name: string): string | undefined =>
  headersOf(headers, name)[0];

/** The part after the plus if an address extends ours; empty for our address itself. */
export function tokenIn(recipients: string[], address: string): string | undefined {
  const [local, domain] = address.toLowerCase().split('@');
  const found = recipients.flatMap((text) => addressIn(text)?.toLowerCase() ?? []);
  const tokens = found.flatMap((recipient) => {
    const [name = '', at] = recipient.split('@');
    if (at !== domain) return [];
    if (name === local) return [''];
    return name.startsWith(`${local}+`) ? [name.slice(local!.length + 1)] : [];
  });
  return tokens.find(Boolean) ?? tokens[0];
}

/** Text that PostgreSQL can store, with uniform line breaks. */
export const storable = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n');
