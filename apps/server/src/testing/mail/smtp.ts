import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { TestCertificate } from '../stand-ins/certificate';

/** How a mail server of the tests behaves. */
export type SmtpMood =
  | 'takes'
  | 'refuses for now'
  | 'refuses for good'
  | 'refuses the sender'
  | 'refuses the login'
  | 'hangs up'
  /** Accepts the connection, and sends nothing. */
  | 'is silent';

interface SmtpOptions {
  encryption?: 'none' | 'tls' | 'starttls';
  /** For TLS. */
  certificate?: TestCertificate;
  /** Accepts every name and password, even unencrypted, unless its mood differs. */
  takesLogins?: boolean;
}

export interface TestSmtp {
  url: string;
  port: number;
  /** Each received user name and password, as `name:password`. */
  logins: string[];
  /** The source of every accepted mail. */
  received: string[];
  /** How many mails have arrived completely, accepted or not. */
  arrived: number;
  mood: SmtpMood;
  /** The text after 250 when it has accepted a mail. */
  answer: string | undefined;
  /** How long it takes to accept a mail, in milliseconds. */
  delay: number;
  close(): Promise<void>;
}

/** A real SMTP server on a free port, or on a given one. */
export async function startSmtp(
  mood: SmtpMood = 'takes',
  onPort = 0,
  { encryption = 'none', certificate, takesLogins = false }: SmtpOptions = {},
): Promise<TestSmtp> {
  const received: string[] = [];
  const logIn: SMTPServerOptions['onAuth'] = (given, _session, done) => {
    const { username = '', password = '' } = given;
    smtp.logins.push(`${username}:${password}`);
    if (smtp.mood === 'refuses the login') done(new Error('Wrong name or password'));
    else done(null, { user: username });
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: takesLogins,
    secure: encryption === 'tls',
    ...certificate,
    disabledCommands: encryption === 'starttls' ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (smtp.mood !== 'is silent')
        done(smtp.mood === 'hangs up' ? new Error('Not now') : undefined);
    },
    ...(takesLogins && { onAuth: logIn }),
    onMailFrom: (_address, _session, done) =>
      done(smtp.mood === 'refuses the sender' ? new Error('Not your address') : null),
    onRcptTo: (_address, _session, done) => done(refusal(smtp.mood)),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        smtp.arrived += 1;
        setTimeout(() => {
          received.push(text);
          done(null, smtp.answer);
        }, smtp.delay).unref();
      });
    },
  });
  server.on('error', () => undefined);
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  const smtp: TestSmtp = {
    url: '',
    port: 0,
    logins: [],
    received,
    arrived: 0,
    mood,
    delay: 0,
    answer: undefined,
    close,
  };
  await new Promise<void>((listening) => server.listen(onPort, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as { port: number };
  smtp.port = port;
  smtp.url = `smtp://127.0.0.1:${port}`;
  return smtp;
}

function refusal(mood: SmtpMood): Error | null {
  if (mood === 'refuses for now')
    return Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 });
  return mood === 'refuses for good' ? new Error('No such mailbox') : null;
}
