import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { type MailServer, withoutAccount } from '../../platform/mail/mail-server';
import { MailFileStore } from './mail-file-store';
import type { MailAttachment } from './mail-attachments.service';
import { messageIdOf, nameOf } from './mail-names';
import type { MailEntity } from './mail.entity';
import { RecipientsReadModel } from './recipients/recipients.read-model';

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** A connection takes many mails: opening one for each would be most of the work. */
const POOL = { pool: true, maxConnections: 5, maxMessages: 100 };
const MAX_ERROR_LENGTH = 500;

/** Loaded with the first mail, to save memory until then. */
const loadNodemailer = () => import('nodemailer');

interface Ways {
  server: MailServer;
  /** Urgent mail has its own connections, so that it never waits for one. */
  urgent: Transporter;
  usual: Transporter;
}

/** Sends mail to the mail server, or stores it in a file if there is none. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private ways: Ways | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly sender: MailSender,
    private readonly files: MailFileStore,
    private readonly recipients: RecipientsReadModel,
  ) {}

  onApplicationShutdown(): void {
    this.close();
  }

  /** Returns the mail server's id of the mail, if it sent one. */
  async send(
    server: MailServer,
    mail: MailEntity,
    attachments: MailAttachment[] = [],
  ): Promise<string | null> {
    const message = await this.message(await this.withName(mail), attachments);
    const { urgent, usual } = await this.waysTo(server);
    const { response } = await (mail.urgent ? urgent : usual).sendMail(message);
    return nameIn(response);
  }

  /** Stores the mail in a file if there is no mail server; returns the file's name. */
  async keep(mail: MailEntity, attachments: MailAttachment[] = []): Promise<string> {
    const { createTransport } = await loadNodemailer();
    const source = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await source.sendMail(await this.message(mail, attachments));
    return this.files.write(mail.id, message as Buffer);
  }

  /** Another server gets new connections. A mail that is being sent on an old connection still arrives. */
  private async waysTo(server: MailServer): Promise<Ways> {
    const { createTransport } = await loadNodemailer();
    if (this.ways && isDeepStrictEqual(this.ways.server, server)) return this.ways;
    this.close();
    const options = { ...server, ...POOL, ...LIMITS } as never;
    this.ways = { server, urgent: createTransport(options), usual: createTransport(options) };
    return this.ways;
  }

  private close(): void {
    this.ways?.urgent.close();
    this.ways?.usual.close();
  }

  /** Returns the error in one line, without the account of the mail server. */
  explain(error: unknown): string {
    const message = error instanceof Error ? error.message : String(error);
    return withoutAccount(message, this.ways?.server).slice(0, MAX_ERROR_LENGTH);
  }

  /** Postmark replaces the Message-ID. It reports the value of this header, and removes it from the mail. */
  private async withName(mail: MailEntity): Promise<MailEntity> {
    if (!(await this.recipients.isReportedBy('postmark'))) return mail;
    return { ...mail, headers: { ...mail.headers, 'X-PM-Metadata-mail': nameOf(mail) } };
  }

  private async message(mail: MailEntity, attachments: MailAttachment[]): Promise<SendMailOptions> {
    const { address, replyTo: usual } = await this.sender.addresses();
    const replyTo = mail.replyTo ?? usual;
    return {
      from: { name: await this.sender.name(), address },
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      // The same at each attempt, so that a mail that arrives twice is recognized.
      messageId: messageIdOf(mail, this.settings.publicUrl),
      ...(mail.html ? { html: mail.html } : {}),
      ...(mail.headers ? { headers: mail.headers } : {}),
      ...(replyTo ? { replyTo } : {}),
      ...(attachments.length > 0 ? { attachments } : {}),
      ...(mail.calendar ? { icalEvent: invitation(mail.calendar) } : {}),
    };
  }
}

/** Amazon SES responds with "250 Ok 0102…", and uses this id in its reports. */
const nameIn = (response: unknown): string | null =>
  /^250 Ok (\S{10,255})$/.exec(String(response).trim())?.[1] ?? null;

/** True for a permanent failure: the mailbox or the text was rejected. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const refused = code === 'EENVELOPE' || code === 'EMESSAGE';
  return refused && responseCode !== undefined && responseCode >= 500;
}

const invitation = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'session.ics',
  content,
});
