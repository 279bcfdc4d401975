import { createSign, randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestCertificate, makeCertificate } from './certificate';

export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:bounces';
/** https://docs.aws.amazon.com/general/latest/gr/sns.html */
export const SNS = 'https://sns.us-east-1.amazonaws.com';

/** As SNS sends it (https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html). */
export type SnsFields = Record<string, string>;

/** What is sent to an HTTPS subscriber. */
export interface SentMessage {
  raw: string;
  headers: Record<string, string>;
}

/**
 * Amazon SNS with its own key: signs messages, serves its certificates, and confirms a subscription only
 * with its own token. Written from the documentation, independent of the code under test:
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html
 */
export class SnsStandIn {
  private readonly own = makeCertificate('sns.amazonaws.com', 1, 'rsa');
  private readonly ended = makeCertificate('sns.amazonaws.com', -1, 'rsa');
  /** Requested paths. */
  readonly asked: string[] = [];
  /** Requested addresses of other hosts. */
  readonly elsewhere: string[] = [];
  readonly tokens = new Set<string>();
  isConfirmed = false;
  isAway = false;
  private readonly server: Server = createServer((request, response) =>
    this.answer(request, response),
  );

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', () => done()));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Reaches the stand-in at the address of SNS, and no other host. */
  readonly fetch: typeof fetch = (address, options) => {
    const url = address instanceof Request ? address.url : String(address);
    if (!url.startsWith(`${SNS}/`)) {
      this.elsewhere.push(url);
      return Promise.reject(new Error(`Nothing is at ${url}`));
    }
    const { port } = this.server.address() as AddressInfo;
    return fetch(url.replace(SNS, `http://127.0.0.1:${port}`), options);
  };

  notification(event: unknown, own: SnsFields = {}, certificate?: TestCertificate): SentMessage {
    const Message = typeof event === 'string' ? event : JSON.stringify(event);
    const fields = { Type: 'Notification', ...head(), Message, ...own };
    return this.send(fields, certificate);
  }

  confirmation(own: SnsFields = {}): SentMessage {
    const token = randomUUID().repeat(4);
    this.tokens.add(token);
    const TopicArn = own.TopicArn ?? TOPIC;
    const query = new URLSearchParams({ Action: 'ConfirmSubscription', TopicArn, Token: token });
    return this.send({
      Type: 'SubscriptionConfirmation',
      ...head(),
      Token: token,
      Message: `You have chosen to subscribe to the topic ${TopicArn}.\nTo confirm the subscription, visit the SubscribeURL included in this message.`,
      SubscribeURL: `${SNS}/?${query}`,
      ...own,
    });
  }

  /** One that expired a day ago. */
  get endedCertificate(): TestCertificate {
    return this.ended;
  }

  private send(fields: SnsFields, { key }: TestCertificate = this.own): SentMessage {
    const all = { ...fields, Signature: fields.Signature ?? sign(fields, key) };
    return {
      raw: JSON.stringify(all, null, 2),
      headers: {
        'content-type': 'text/plain; charset=UTF-8',
        'x-amz-sns-message-type': fields.Type!,
        'x-amz-sns-message-id': fields.MessageId!,
        'x-amz-sns-topic-arn': fields.TopicArn!,
        'user-agent': 'Amazon Simple Notification Service Agent',
      },
    };
  }

  private answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    this.asked.push(url);
    const { pathname, searchParams } = new URL(url, SNS);
    if (this.isAway) return void response.writeHead(503).end();
    if (pathname === '/') return this.confirm(searchParams, response);
    if (pathname === '/moved.pem')
      return void response.writeHead(302, { location: '/SimpleNotificationService-0a.pem' }).end();
    const files: Record<string, string> = {
      '/SimpleNotificationService-0a.pem': this.own.cert,
      '/SimpleNotificationService-ended.pem': this.ended.cert,
      '/nonsense.pem': 'This is no certificate.',
      '/endless.pem': this.own.cert + '\n'.repeat(100_000),
    };
    const file = files[pathname];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  }

  /** https://docs.aws.amazon.com/sns/latest/api/API_ConfirmSubscription.html: 400 InvalidParameter for a wrong token. */
  private confirm(query: URLSearchParams, response: ServerResponse): void {
    const isRight =
      query.get('Action') === 'ConfirmSubscription' &&
      query.get('TopicArn') === TOPIC &&
      this.tokens.has(query.get('Token') ?? '');
    if (isRight) this.isConfirmed = true;
    response.writeHead(isRight ? 200 : 400).end('<ConfirmSubscriptionResponse/>');
  }
}

const head = (): SnsFields => ({
  MessageId: randomUUID(),
  TopicArn: TOPIC,
  Timestamp: new Date().toISOString(),
  SignatureVersion: '1',
  SigningCertURL: `${SNS}/SimpleNotificationService-0a.pem`,
});

/** Name and value, each followed by a line feed, in the byte order of the names. */
function sign(fields: SnsFields, key: string): string {
  const wanted =
    fields.Type === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  let text = '';
  for (const name of wanted) if (Object.hasOwn(fields, name)) text += `${name}\n${fields[name]}\n`;
  const hash = fields.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
  return createSign(hash).update(text).sign(key, 'base64');
}
