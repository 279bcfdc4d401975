import { type MailServer, addressOf, withoutAccount } from '../../platform/mail/mail-server';

/** An error as nodemailer throws it. */
interface MailFailure extends Error {
  code?: string;
  /** The response of the mail server. */
  response?: string;
  /** The SMTP command that failed. */
  command?: string;
  /** One error for each address of the host that was tried. */
  errors?: Error[];
}

const MAX_QUOTE_LENGTH = 300;

/** A readable reason for the failure, with the response of the mail server. */
export function explainMailFailure(failure: MailFailure, server: MailServer): string {
  const { host, port } = addressOf(server);
  const text = [failure, ...(failure.errors ?? [])].map(({ message }) => message).join(' ');
  const where = port ? `${host}, port ${port}` : host;
  const known = reasons.find(({ fits }) => fits({ ...failure, message: text }));
  const quote = withoutAccount(failure.response ?? (known ? '' : text), server);
  const sentence = known ? known.text(host, where) : 'The test mail could not be sent.';
  return quote ? `${sentence} It says: “${quote.slice(0, MAX_QUOTE_LENGTH)}”` : sentence;
}

interface Reason {
  fits: (failure: Pick<MailFailure, 'code' | 'command' | 'message'>) => boolean;
  text: (host: string, where: string) => string;
}

const says =
  (pattern: RegExp): Reason['fits'] =>
  ({ message }) =>
    pattern.test(message);

/** The first match is used. OpenSSL and system errors can only be recognized by their text. */
const reasons: Reason[] = [
  {
    fits: ({ code, message }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message),
    text: (host) => `The name ${host} was not found. Check how the host is spelled.`,
  },
  {
    fits: says(/ECONNREFUSED/),
    text: (_, where) => `${where}, refused the connection. Check the host and the port.`,
  },
  {
    fits: says(/EHOSTUNREACH|ENETUNREACH/),
    text: (_, where) => `${where}, cannot be reached from this server. Check the host.`,
  },
  {
    fits: says(/self[- ]signed/i),
    text: (host) =>
      `The certificate of ${host} is self-signed. The mail server needs one from a known authority.`,
  },
  {
    fits: says(/certificate has expired/i),
    text: (host) => `The certificate of ${host} has expired. The mail server needs a new one.`,
  },
  {
    fits: says(/altnames|does not match certificate/i),
    text: (host) =>
      `The certificate is for another name than ${host}. Enter the name that your mail provider gives.`,
  },
  {
    fits: says(/unable to (verify|get)|certificate/i),
    text: (host) => `The certificate of ${host} cannot be verified.`,
  },
  {
    fits: says(/wrong version number|packet length too long|unknown protocol/i),
    text: (_, where) =>
      `${where}, does not begin with TLS. Select STARTTLS, or use the port for TLS, usually 465.`,
  },
  {
    fits: ({ code, command }) => command === 'STARTTLS' && code === 'ETLS',
    text: (_, where) =>
      `${where}, does not offer STARTTLS. Select TLS, or use another port, usually 587.`,
  },
  {
    fits: says(/greeting never received/i),
    text: (_, where) =>
      `${where}, takes the connection and never answers. The port may be meant for another encryption.`,
  },
  {
    fits: ({ code, message }) =>
      code === 'ETIMEDOUT' || code === 'EABORT' || /timed? ?out/i.test(message),
    text: (_, where) =>
      `${where}, did not answer in time. A firewall may be in between, or the port is wrong.`,
  },
  {
    fits: ({ code }) => code === 'EAUTH',
    text: () => 'The mail server does not take this user name and password.',
  },
  {
    fits: ({ command }) => command === 'MAIL FROM',
    text: () => 'The mail server does not take mail from this sender address.',
  },
  {
    fits: ({ command }) => command === 'RCPT TO',
    text: () => 'The mail server does not take mail to your own address.',
  },
  {
    fits: ({ code }) => code === 'EMESSAGE',
    text: () => 'The mail server does not take the test mail.',
  },
  {
    fits: ({ code, message }) => code === 'ECONNECTION' || /ECONNRESET|EPIPE/.test(message),
    text: (_, where) => `${where}, closed the connection.`,
  },
];
