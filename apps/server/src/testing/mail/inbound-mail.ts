import { Writable } from 'node:stream';
import { type ClientMessage, clientMessagesSchema, inboundMailSchema } from '@polaris/contracts';
import { SnsService } from '../../mail/webhooks/ses/sns.service';
import { sql } from '../../platform/database/sql';
import { messageInput } from '../data/factories';
import { addCustomer } from '../data/records';
import { SnsStandIn, TOPIC } from '../stand-ins/sns-stand-in';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { outbox } from './outbox';

/** The address that replies go to. */
export const ADDRESS = 'reply@in.polaris.test';
/** The address of a customer. */
export const FROM = 'maya@example.com';

/** A server that receives mail through Postmark or Amazon SES. */
export class InboundMail {
  readonly sns = new SnsStandIn();
  polaris!: TestApp;
  owner!: Person;
  /** The address for Postmark, with its password. */
  webhook = '';
  log = '';

  async open(): Promise<void> {
    await this.sns.start();
    const log = new Writable({
      write: (line: Buffer, _encoding, done) => {
        this.log += line.toString();
        done();
      },
    });
    this.polaris = await startTestApp({ log, env: { OWNER_EMAIL: 'ines@polaris.test' } });
    this.owner = await this.polaris.owner();
    this.polaris.app.get(SnsService).fetch = this.sns.fetch;
  }

  async close(): Promise<void> {
    await this.polaris.close();
    await this.sns.stop();
  }

  clear(): Promise<unknown> {
    return this.polaris.dataSource.query(
      sql`truncate mail_outbox, owner_notices, mail_provider_events, rate_limits; delete from customers`,
    );
  }

  async takeByPostmark(): Promise<void> {
    const path = '/api/admin/inbound-mail/postmark';
    this.webhook = (await this.owner.put(path, { address: ADDRESS })).body.address;
  }

  async takeBySes(): Promise<void> {
    await this.owner.put('/api/admin/inbound-mail/ses', { address: ADDRESS, topicArn: TOPIC });
  }

  post(mail: unknown, authorization = this.credentials()) {
    return this.polaris.visitor().post('/api/webhooks/postmark-inbound', undefined, {
      raw: typeof mail === 'string' ? mail : JSON.stringify(mail),
      headers: { ...(authorization && { authorization }) },
    });
  }

  publish(event: unknown) {
    const { raw, headers } = this.sns.notification(event);
    return this.polaris.visitor().post('/api/webhooks/ses-inbound', undefined, { raw, headers });
  }

  async settings() {
    return inboundMailSchema.parse((await this.owner.get('/api/admin/inbound-mail')).body);
  }

  async written(id: number): Promise<ClientMessage[]> {
    const { body } = await this.owner.get(`/api/admin/customers/${id}/messages`);
    return clientMessagesSchema.parse(body);
  }

  waiting(): Promise<unknown[]> {
    return this.polaris.dataSource.query(sql`select line from owner_notices`);
  }

  async notices(): Promise<string[]> {
    return (await outbox(this.polaris, 'ines@polaris.test')).map(({ body }) => body);
  }

  /** A customer who got a mail, and the address for a reply. */
  async correspondent(email = FROM) {
    const { id } = await addCustomer(this.owner, { email, name: 'Maya Okafor' });
    const message = messageInput({ subject: 'Your dashboard' });
    await this.owner.post(`/api/admin/customers/${id}/messages`, message);
    const mails = await outbox(this.polaris, email);
    return { id, to: mails.at(-1)!.replyTo! };
  }

  /** As Postmark calls an address with a user name and a password (RFC 7617). */
  private credentials(): string {
    const { username, password } = new URL(this.webhook);
    return `Basic ${Buffer.from(`${username}:${decodeURIComponent(password)}`).toString('base64')}`;
  }
}
