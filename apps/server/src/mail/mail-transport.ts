import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type SendMailOptions, createTransport } from 'nodemailer';
import { Settings } from '../config/settings';
import type { MailEntity } from './mail.entity';

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LONGEST_ERROR = 500;

/** The way out: the mail server of SMTP_URL or, without one, a file. */
@Injectable()
export class MailTransport {
  private readonly smtp;

  constructor(private readonly settings: Settings) {
    const { SMTP_URL } = settings.env;
    if (SMTP_URL) this.smtp = createTransport({ url: SMTP_URL, ...LIMITS } as never);
  }

  /** Answers the file in which the mail is kept, where there is no mail server. */
  async deliver(mail: MailEntity): Promise<string | undefined> {
    if (!this.smtp) return this.keep(mail);
    await this.smtp.sendMail(this.message(mail));
    return undefined;
  }

  /** What went wrong, in one line, without the account of the mail server. */
  explain(error: unknown): string {
    const message = error instanceof Error ? error.message : String(error);
    return this.secrets()
      .reduce((text, secret) => text.replaceAll(secret, '•••'), message)
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_ERROR);
  }

  private secrets(): string[] {
    const url = URL.parse(this.settings.env.SMTP_URL ?? '');
    const given = [url?.password, url?.username].filter((text) => text !== undefined);
    return given.flatMap((text) => [text, unescaped(text)]).filter(Boolean);
  }

  private message(mail: MailEntity): SendMailOptions {
    const { hostname } = new URL(this.settings.publicUrl);
    return {
      from: this.settings.env.MAIL_FROM,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      // The same at each attempt: whoever gets it twice can tell.
      messageId: `<mail-${mail.id}.${mail.createdAt.getTime()}@${hostname}>`,
      ...(mail.html ? { html: mail.html } : {}),
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...(mail.calendar ? { icalEvent: invitation(mail.calendar) } : {}),
    };
  }

  private async keep(mail: MailEntity): Promise<string> {
    const folder = resolve(this.settings.env.DATA_DIR, 'mail');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
    const source = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await source.sendMail(this.message(mail));
    await writeFile(file, message as Buffer, { mode: 0o600 });
    return file;
  }
}

/** True for an answer that will be the same next time: this mailbox or this text is not taken. */
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

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
