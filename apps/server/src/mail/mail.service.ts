import { Injectable } from '@nestjs/common';
import type { Mail, MailsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { conflict, notFound } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import { JobsService } from '../platform/jobs/jobs.service';
import { UsersService } from '../users/users.service';
import { mailQueue, urgentMailQueue } from './mail-queues';
import type { MailEntity, MailSecrets } from './mail.entity';
import { MailsRepository } from './mails.repository';

/** A mail to be written into the outbox. */
export interface NewMail {
  subject: string;
  text: string;
  html?: string;
  calendar?: string;
  replyTo?: string;
  /** One-time values that the text has places for; `userId` says whose. */
  secrets?: MailSecrets;
  /** Goes before all other mail. */
  urgent?: boolean;
  /** Whose account it is about, or which submission: it is deleted with them. */
  userId?: string;
  contactId?: number;
  /** Names an occasion that is worth one mail: a second one with the same key is not written. */
  onceKey?: string;
  /** What a notice to the owner is about. */
  topic?: string;
}

const LONGEST_SUBJECT = 200;

/** The outbox: what is written here is sent by a job, now or when the mail server is back. */
@Injectable()
export class MailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: MailsRepository,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly settings: Settings,
  ) {}

  /** Writes a mail as part of the transaction that it is about: both are stored, or neither. */
  async send(to: string, mail: NewMail, manager: EntityManager): Promise<void> {
    const { text: body, subject, ...rest } = mail;
    const row = { ...rest, recipient: to, subject: oneLine(subject), body };
    const id = await this.outbox.insert(row, manager);
    if (id !== undefined) await this.enqueue({ id, urgent: mail.urgent ?? false }, manager);
  }

  /** To OWNER_EMAIL, else to every account of an owner. */
  async sendToOwner(mail: NewMail, manager: EntityManager): Promise<void> {
    const { OWNER_EMAIL } = this.settings.env;
    const addresses = OWNER_EMAIL ? [OWNER_EMAIL] : await this.users.ownerAddresses(manager);
    for (const address of addresses) await this.send(address, mail, manager);
  }

  /** Newest first, without one-time links. */
  list(query: MailsQuery): Promise<Page<Mail>> {
    return this.outbox.list(query);
  }

  /** Once more, at once: a mail that has failed, was kept, or waits for its next attempt. */
  retry(id: number): Promise<Mail> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.outbox.lock(id, manager);
      if (!row) throw notFound('This mail');
      assertRetry(row, this.settings.sendsMail);
      if (row.jobId && !(await this.jobs.withdraw(queueOf(row), row.jobId, manager)))
        throw conflict('This mail is being sent right now.');
      await this.outbox.update(id, { status: 'queued', error: null }, manager);
      await this.enqueue(row, manager);
      return this.outbox.get(id, manager);
    });
  }

  private async enqueue(mail: Pick<MailEntity, 'id' | 'urgent'>, manager: EntityManager) {
    const { id } = mail;
    const jobId = await this.jobs.add(queueOf(mail), { id }, manager);
    await this.outbox.update(id, { jobId }, manager);
  }
}

const queueOf = ({ urgent }: Pick<MailEntity, 'urgent'>) => (urgent ? urgentMailQueue : mailQueue);

function assertRetry({ status, secrets }: MailEntity, hasServer: boolean): void {
  if (status === 'sent') throw conflict('This mail was sent already.');
  if (secrets && status !== 'queued')
    throw conflict('This mail held a link that works once. Ask for a new one instead.');
  if (!hasServer) throw conflict('There is no mail server yet: set SMTP_URL.');
}

const oneLine = (subject: string): string =>
  [...subject.replace(/\s+/g, ' ')].slice(0, LONGEST_SUBJECT).join('');
