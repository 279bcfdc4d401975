import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Transporter, createTransport } from 'nodemailer';
import { Repository } from 'typeorm';
import { Settings } from '../config/settings';
import { MailEntity } from './mail.entity';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The body holds a link that signs someone in: it is not kept once it is sent. */
  confidential?: boolean;
}

/** Every mail is first written to the outbox, then sent; without SMTP_URL it is kept as a file. */
@Injectable()
export class MailService {
  private readonly logger = new Logger('Mail');
  private readonly smtp: Transporter | undefined;

  constructor(
    @InjectRepository(MailEntity) private readonly outbox: Repository<MailEntity>,
    private readonly settings: Settings,
  ) {
    const { SMTP_URL } = settings.env;
    if (SMTP_URL)
      this.smtp = createTransport({
        url: SMTP_URL,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      } as never);
  }

  /** Resolves when the mail is in the outbox; sending goes on behind it. */
  async send(mail: Mail): Promise<void> {
    const { id } = await this.outbox.save({
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
    });
    const delivery = this.smtp ? this.deliver(id, mail, this.smtp) : this.keep(id, mail);
    delivery.catch((error: Error) => this.fail(id, error));
  }

  private async deliver(id: number, mail: Mail, smtp: Transporter): Promise<void> {
    await smtp.sendMail({
      from: this.settings.env.MAIL_FROM,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
    });
    const body = mail.confidential ? 'This mail held a one-time link and is not kept.' : mail.text;
    await this.outbox.update(id, { status: 'sent', sentAt: new Date(), body });
  }

  private async keep(id: number, mail: Mail): Promise<void> {
    const folder = resolve(this.settings.env.DATA_DIR, 'mail');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${String(id).padStart(6, '0')}.eml`);
    const source = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await source.sendMail({
      from: this.settings.env.MAIL_FROM,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
    });
    await writeFile(file, message as Buffer, { mode: 0o600 });
    await this.outbox.update(id, { status: 'kept' });
    this.logger.log(`Mail without SMTP_URL is kept: ${file}`);
  }

  private async fail(id: number, error: Error): Promise<void> {
    this.logger.error(`Mail ${id} was not sent: ${error.message}`);
    await this.outbox.update(id, { status: 'failed', error: error.message }).catch(() => undefined);
  }
}
