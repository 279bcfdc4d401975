import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Mail, MailsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { conflict, notFound } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import { keysetPage } from '../platform/database/list/keyset-page';
import { JobsService } from '../platform/jobs/jobs.service';
import { UsersService } from '../users/users.service';
import { withoutSecrets } from './mail-secrets.service';
import { MailEntity, type MailSecrets } from './mail.entity';

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
  /** Whose account it is about, or which submission: with them it goes. */
  userId?: string;
  contactId?: number;
  /** Names an occasion that is worth one mail: a second one with the same key is not written. */
  onceKey?: string;
  /** What a notice to the owner is about. */
  topic?: string;
}

const NEWEST_FIRST = { column: 'createdAt', direction: 'DESC', kind: 'time' } as const;
const LONGEST_SUBJECT = 200;

/** The outbox: what is written here is sent by a job, now or when the mail server is back. */
@Injectable()
export class MailService {
  constructor(
    @InjectRepository(MailEntity) private readonly outbox: Repository<MailEntity>,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly settings: Settings,
  ) {}

  /** Writes a mail as part of the transaction that it tells about: both come to be, or neither. */
  async send(to: string, mail: NewMail, manager: EntityManager): Promise<void> {
    const { text: body, subject, ...rest } = mail;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(MailEntity)
      .values({ ...rest, recipient: to, subject: oneLine(subject), body })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: number }[];
    if (row) await this.enqueue({ id: row.id, urgent: mail.urgent ?? false }, manager);
  }

  /** To OWNER_EMAIL, else to every account of an owner. */
  async sendToOwner(mail: NewMail, manager: EntityManager): Promise<void> {
    const { OWNER_EMAIL } = this.settings.env;
    const addresses = OWNER_EMAIL ? [OWNER_EMAIL] : await this.users.ownerAddresses(manager);
    for (const address of addresses) await this.send(address, mail, manager);
  }

  async list({ status, to, ...query }: MailsQuery): Promise<Page<Mail>> {
    const found = this.outbox.createQueryBuilder('m').where('true');
    if (status) found.andWhere('m.status = :status', { status });
    if (to) found.andWhere('lower(m.recipient) = lower(:to)', { to });
    const page = await keysetPage(found, query, NEWEST_FIRST);
    return { ...page, items: page.items.map(toMail) };
  }

  /** Once more, at once: one that has failed, was kept, or still waits for its next turn. */
  retry(id: number): Promise<Mail> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(MailEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw notFound('This mail');
      refuseRetry(row, this.settings.sendsMail);
      if (row.jobId && !(await this.jobs.withdraw(queueOf(row), row.jobId, manager)))
        throw conflict('This mail is being sent right now.');
      await manager.update(MailEntity, id, { status: 'queued', error: null });
      await this.enqueue(row, manager);
      return toMail(await manager.findOneByOrFail(MailEntity, { id }));
    });
  }

  private async enqueue(mail: Pick<MailEntity, 'id' | 'urgent'>, manager: EntityManager) {
    const { id } = mail;
    const jobId = await this.jobs.add(queueOf(mail), { id }, manager);
    await manager.update(MailEntity, id, { jobId });
  }
}

const queueOf = ({ urgent }: Pick<MailEntity, 'urgent'>) => (urgent ? 'urgent-mail' : 'mail');

function refuseRetry({ status, secrets }: MailEntity, hasServer: boolean): void {
  if (status === 'sent') throw conflict('This mail was sent already.');
  if (secrets && status !== 'queued')
    throw conflict('This mail held a link that works once. Ask for a new one instead.');
  if (!hasServer) throw conflict('There is no mail server yet: set SMTP_URL.');
}

const oneLine = (subject: string): string =>
  [...subject.replace(/\s+/g, ' ')].slice(0, LONGEST_SUBJECT).join('');

const toMail = (row: MailEntity): Mail => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  text: row.secrets ? withoutSecrets(row.body) : row.body,
  status: row.status,
  attempts: row.attempts,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
