import { Injectable, Logger } from '@nestjs/common';
import type { HeldMails, Mail, MailStatus, MailsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { conflict, notFound } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import { JobsService } from '../platform/jobs/jobs.service';
import { UsersService } from '../users/users.service';
import { type MailKind, isUnsolicited } from './mail-kinds';
import { mailQueue, urgentMailQueue } from './mail-queues';
import type { MailEntity, MailHeaders, MailSecrets } from './mail.entity';
import {
  DAILY_LIMIT,
  HOURLY_LIMIT,
  MailedRecipientsRepository,
} from './mailed-recipients.repository';
import { MailsRepository } from './mails.repository';

/** A mail to be written into the outbox. */
export interface NewMail {
  kind: MailKind;
  subject: string;
  text: string;
  html?: string;
  calendar?: string;
  replyTo?: string;
  headers?: MailHeaders;
  /** One-time values that the text has places for; `userId` says whose. */
  secrets?: MailSecrets;
  /** Goes before all other mail. */
  urgent?: boolean;
  /** Whose account it is about, which submission, testimonial, invitation or message, or who gets it: it is deleted with them. */
  userId?: string;
  contactId?: number;
  testimonialId?: number;
  subscriberId?: number;
  invitationId?: number;
  messageId?: number;
  /** Its header Message-ID, where later mails refer to it. */
  internetMessageId?: string;
  /** Leaves at this time; at once without one. */
  sendAfter?: Date;
  /** The invoice whose PDF is attached, and whether the mail is useless once it is paid. */
  invoiceId?: number;
  invoiceMail?: 'copy' | 'reminder';
  /** Names an occasion that is worth one mail: a second one with the same key is not written. */
  onceKey?: string;
  /** What a notice to the owner is about. */
  topic?: string;
  /** Is sent when the owner says so, and not before. */
  isHeld?: boolean;
}

/** A mail to the owner: its kind is always the same. */
export type OwnerMail = Omit<NewMail, 'kind'>;

const LONGEST_SUBJECT = 200;
const NO_SERVER = 'There is no mail server yet: set SMTP_URL.';
const DISCARDED = 'It waited in a backup that was restored, and the owner chose not to send it.';
const TOO_MANY = `Not sent: an address that is not verified gets ${HOURLY_LIMIT} an hour and ${DAILY_LIMIT} a day of such mails.`;
/** So many at a time that each transaction stays well within its time limit. */
const HELD_BATCH = 100;

/** The outbox: what is written here is sent by a job, now or when the mail server is back. */
@Injectable()
export class MailService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: MailsRepository,
    private readonly recipients: MailedRecipientsRepository,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly settings: Settings,
  ) {}

  /** Writes a mail as part of the transaction that it is about: both are stored, or neither. */
  async send(to: string, mail: NewMail, manager: EntityManager): Promise<void> {
    const { kind, text: body, subject, isHeld = false, sendAfter, ...rest } = mail;
    assertHeaders(mail.headers);
    const status: MailStatus = isHeld ? 'held' : 'queued';
    const row = { ...rest, status, recipient: to, subject: oneLine(subject), body };
    const id = await this.outbox.insert(row, manager);
    if (id === undefined || isHeld) return;
    if (await this.mayMail(to, kind, manager))
      await this.enqueue({ id, urgent: mail.urgent ?? false }, manager, sendAfter);
    else await this.giveUp(id, kind, manager);
  }

  /** To OWNER_EMAIL, else to every account of an owner. */
  async sendToOwner(mail: OwnerMail, manager: EntityManager): Promise<void> {
    const { OWNER_EMAIL } = this.settings.env;
    const addresses = OWNER_EMAIL ? [OWNER_EMAIL] : await this.users.ownerAddresses(manager);
    for (const address of addresses) await this.send(address, forOne(mail, address), manager);
  }

  /** Newest first, without one-time links. */
  list(query: MailsQuery): Promise<Page<Mail>> {
    return this.outbox.list(query);
  }

  /** Once more, at once: a mail that has failed, was kept or held, or waits for its next attempt. */
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

  /** Deletes the mail of a message; false if a server has begun to send it. */
  async takeBack(messageId: number, manager: EntityManager): Promise<boolean> {
    const row = await this.outbox.lockOfMessage(messageId, manager);
    if (!row || row.attempts > 0 || !isWaiting(row)) return false;
    if (row.jobId) await this.jobs.withdraw(queueOf(row), row.jobId, manager);
    await this.outbox.remove(row.id, manager);
    return true;
  }

  countHeld(): Promise<number> {
    return this.outbox.countHeld();
  }

  /** Sends every held mail after all; answers how many. */
  async releaseHeld(): Promise<HeldMails> {
    if (!this.settings.sendsMail) throw conflict(NO_SERVER);
    return this.decideHeld(async (mail, manager) => {
      await this.outbox.update(mail.id, { status: 'queued', error: null }, manager);
      await this.enqueue(mail, manager);
    });
  }

  /** Sends no held mail; each says why. */
  discardHeld(): Promise<HeldMails> {
    return this.decideHeld((mail, manager) =>
      this.outbox.update(mail.id, { status: 'failed', error: DISCARDED }, manager),
    );
  }

  private async decideHeld(
    decide: (mail: MailEntity, manager: EntityManager) => Promise<void>,
  ): Promise<HeldMails> {
    for (let count = 0; ;) {
      const batch = await this.dataSource.transaction(async (manager) => {
        const held = await this.outbox.takeHeld(HELD_BATCH, manager);
        for (const mail of held) await decide(mail, manager);
        return held.length;
      });
      count += batch;
      if (batch < HELD_BATCH) return { count };
    }
  }

  private async mayMail(to: string, kind: MailKind, manager: EntityManager): Promise<boolean> {
    if (!isUnsolicited(kind) || (await this.users.isVerified(to, manager))) return true;
    return this.recipients.count(to, manager);
  }

  /** Nobody but the owner sees it: an answer that told would say what others have asked for. */
  private async giveUp(id: number, kind: MailKind, manager: EntityManager): Promise<void> {
    this.logger.warn(`Mail ${id} (${kind}) is not sent: its recipient got too many.`);
    await this.outbox.update(id, { status: 'failed', error: TOO_MANY }, manager);
  }

  private async enqueue(
    mail: Pick<MailEntity, 'id' | 'urgent'>,
    manager: EntityManager,
    sendAfter?: Date,
  ) {
    const { id } = mail;
    const jobId = await this.jobs.add(queueOf(mail), { id }, manager, sendAfter);
    await this.outbox.update(id, { jobId }, manager);
  }
}

/** Of a mail that goes to several owners, each gets one. */
const forOne = (mail: OwnerMail, address: string): NewMail => ({
  ...mail,
  kind: 'owner_notice',
  ...(mail.onceKey !== undefined && { onceKey: `${mail.onceKey}:${address}` }),
});

const queueOf = ({ urgent }: Pick<MailEntity, 'urgent'>) => (urgent ? urgentMailQueue : mailQueue);

const isWaiting = ({ status }: MailEntity) => status === 'queued' || status === 'held';

function assertRetry({ status, secrets }: MailEntity, hasServer: boolean): void {
  if (status === 'sent') throw conflict('This mail was sent already.');
  if (secrets && secrets !== 'unsubscribe' && status !== 'queued' && status !== 'held')
    throw conflict('This mail held a link that works once. Ask for a new one instead.');
  if (!hasServer) throw conflict(NO_SERVER);
}

/** A line break would begin another header; what is not ASCII would be encoded. */
function assertHeaders(headers: MailHeaders = {}): void {
  for (const [name, value] of Object.entries(headers))
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || !/^[\x20-\x7e]*$/.test(value))
      throw new Error(`A mail cannot have this header: ${JSON.stringify(name)}`);
}

const oneLine = (subject: string): string =>
  [...subject.replace(/\s+/g, ' ')].slice(0, LONGEST_SUBJECT).join('');
