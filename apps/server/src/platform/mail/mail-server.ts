import type { MailEncryption } from '@polaris/contracts';

/** The connection settings of a mail server, for nodemailer. */
export type MailServer =
  | { url: string }
  | {
      host: string;
      port: number;
      secure: boolean;
      requireTLS: boolean;
      ignoreTLS: boolean;
      auth?: { user: string; pass: string };
    };

interface Address {
  host: string;
  port: number;
  encryption: MailEncryption;
}

/** Encryption that was chosen is required: a server without it gets neither a password nor a mail. */
export const mailServerAt = (
  { host, port, encryption }: Address,
  auth?: { user: string; pass: string },
): MailServer => ({
  host,
  port,
  secure: encryption === 'tls',
  requireTLS: encryption === 'starttls',
  ignoreTLS: encryption === 'none',
  ...(auth && { auth }),
});

/** The host, and the port if it is named. */
export function addressOf(server: MailServer): { host: string; port: number | null } {
  if ('host' in server) return server;
  const url = URL.parse(server.url);
  return { host: url?.hostname ?? '', port: Number(url?.port) || null };
}

/** Returns a text in one line without the mail server's credentials, in plain or encoded form. */
export const withoutAccount = (text: string, server: MailServer | undefined): string =>
  (server ? secretsOf(server) : [])
    .reduce((rest, secret) => rest.replaceAll(secret, '•••'), text)
    .replace(/\s+/g, ' ')
    .trim();

function secretsOf(server: MailServer): string[] {
  const { user, pass } = accountOf(server);
  const plain = [pass, user].flatMap((text) => [text, unescaped(text)]);
  const sent = [`\0${unescaped(user)}\0${unescaped(pass)}`, ...plain].map(toBase64);
  // Longest first: one can be a part of another.
  return [...plain, ...sent].filter(Boolean).sort((one, other) => other.length - one.length);
}

function accountOf(server: MailServer): { user: string; pass: string } {
  if ('host' in server) return server.auth ?? { user: '', pass: '' };
  const url = URL.parse(server.url);
  return { user: url?.username ?? '', pass: url?.password ?? '' };
}

const toBase64 = (text: string): string =>
  /[^\0]/.test(text) ? Buffer.from(text).toString('base64') : '';

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
