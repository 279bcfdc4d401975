import { Injectable, Logger } from '@nestjs/common';
import {
  type HeldMails,
  type Mail,
  type MailStatus,
  type MailsQuery,
  isSampleAddress,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import type { Page } from '../../platform/database/list/list';
import { conflict, notFound } from '../../platform/problem/problem';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { fillBrand } from '../../platform/mail/mail-brand';
import { JobsService } from '../../platform/jobs/jobs.service';
import { type MailKind, isUnsolicited } from './mail-kinds';
import { queueOf } from './mail-queues';
import type {
  MailAttachmentKind,
  MailEntity,
  MailedRecord,
  MailHeaders,
  MailSecrets,
} from './mail.entity';
import {
  DAILY_LIMIT,
  HOURLY_LIMIT,
  MailedRecipientsRepository,
} from './recipients/mailed-recipients.repository';
import { MailsRepository } from './mails.repository';
import { RecipientsReadModel } from './recipients/recipients.read-model';

/** A mail to add to the outbox. */
export interface NewMail {
  kind: MailKind;
  subject: string;
  text: string;
  html?: string;
  calendar?: string;
  replyTo?: string;
  headers?: MailHeaders;
  /** The one-time values to fill in; `userId` is their account. */
  secrets?: MailSecrets;
  /** Sent before all other mail. */
  urgent?: boolean;
  /** Whose account it is about: it is deleted with the account. */
  userId?: string;
  /** Which record it is about: it is deleted with the record. */
  about?: MailedRecord;
  /** The Message-ID header, if later mails refer to it. */
  internetMessageId?: string;
  /** When to send it; without it, now. */
  sendAfter?: Date;
  /** It is not sent after this time. */
  sendBefore?: Date;
  /** The file of the record to attach. */
  attachment?: MailAttachmentKind;
  /** Identifies an event that gets one mail: a second mail with the same key is not added. */
  onceKey?: string;
  /** The subject of a notice to the owner. */
  topic?: string;
  /** Sent only when the owner says so. */
  isHeld?: boolean;
}

/** A mail to the owner: its kind is always the same. */
export type OwnerMail = Omit<NewMail, 'kind'>;

const MAX_SUBJECT_LENGTH = 200;
const NO_SERVER = 'There is no mail server yet. Enter one under Settings, Mail Server.';
const TO_SAMPLE = 'This is a sample person: no email is sent.';
const DISCARDED = 'It waited in a backup that was restored, and the owner chose not to send it.';
const TOO_MANY = `Not sent: an address that is not verified gets ${HOURLY_LIMIT} an hour and ${DAILY_LIMIT} a day of such mails.`;
/** So few that each transaction stays well within its time limit. */
const RETRY_BATCH = 100;

/** The outbox: a job sends its mails, now or when the mail server is back. */
@Injectable()
export class MailService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly outbox: MailsRepository,
    private readonly recipients: MailedRecipientsRepository,
    private readonly jobs: JobsService,
    private readonly accounts: RecipientsReadModel,
    private readonly settings: Settings,
    private readonly sender: MailSender,
  ) {}

  /** Adds a mail to the outbox, in the transaction of what it is about: both are stored, or neither. */
  async send(to: string, plain: NewMail): Promise<void> {
    const brand = { name: await this.sender.brand(), logo: await this.sender.logo() };
    const mail = plain.html === undefined ? plain : fillBrand(plain, brand);
    const { kind, text: body, subject, isHeld = false, sendAfter, ...rest } = mail;
    assertHeaders(mail.headers);
    const row = { ...rest, kind, recipient: to, subject: oneLine(subject), body };
    if (isSampleAddress(to)) {
      await this.outbox.insert({ ...row, status: 'kept', error: TO_SAMPLE });
      return;
    }
    const status: MailStatus = isHeld ? 'held' : 'queued';
    const id = await this.outbox.insert({ ...row, status });
    if (id === undefined || isHeld) return;
    if (await this.mayMail(to, kind))
      await this.enqueue({ id, urgent: mail.urgent ?? false }, sendAfter);
    else await this.giveUp(id, kind);
  }

  /** Sends to OWNER_EMAIL, else to the accounts of all owners. */
  async sendToOwner(mail: OwnerMail): Promise<void> {
    const { OWNER_EMAIL } = this.settings.env;
    const addresses = OWNER_EMAIL ? [OWNER_EMAIL] : await this.accounts.ownerAddresses();
    for (const address of addresses) await this.send(address, forOne(mail, address));
  }

  /** Newest first, without one-time links. */
  list(query: MailsQuery): Promise<Page<Mail>> {
    return this.outbox.list(query);
  }

  /** Sends a mail again now that failed, was kept or held, or waits for its next attempt. */
  retry(id: number): Promise<Mail> {
    return this.database.transaction(async () => {
      const row = await this.outbox.lock(id);
      if (!row) throw notFound('This mail');
      assertRetry(row, this.settings.sendsMail);
      // The job of a failed or kept mail may still be finishing, but it sends nothing more.
      const isIdle = !row.jobId || (await this.jobs.withdraw(queueOf(row), row.jobId));
      if (!isIdle && row.status === 'queued') throw conflict('This mail is being sent right now.');
      await this.outbox.update(id, { status: 'queued', error: null });
      await this.enqueue(row);
      return this.outbox.get(id);
    });
  }

  /** Deletes the only mail about a record; false if a server has started to send it. */
  async takeBack(record: MailedRecord): Promise<boolean> {
    const row = await this.outbox.lockAbout(record);
    if (!row || row.attempts > 0 || !isWaiting(row)) return false;
    if (row.jobId) await this.jobs.withdraw(queueOf(row), row.jobId);
    await this.outbox.remove(row.id);
    return true;
  }

  countHeld(): Promise<number> {
    return this.outbox.countHeld();
  }

  /** Sends every held mail; returns how many. */
  async releaseHeld(): Promise<HeldMails> {
    if (!this.settings.sendsMail) throw conflict(NO_SERVER);
    return this.decideHeld(async (mail) => {
      await this.outbox.update(mail.id, { status: 'queued', error: null });
      await this.enqueue(mail);
    });
  }

  /** Discards every held mail; each gets the reason as its error. */
  discardHeld(): Promise<HeldMails> {
    return this.decideHeld((mail) =>
      this.outbox.update(mail.id, { status: 'failed', error: DISCARDED }),
    );
  }

  private async decideHeld(decide: (mail: MailEntity) => Promise<void>): Promise<HeldMails> {
    for (let count = 0; ;) {
      const batch = await this.database.transaction(async () => {
        const held = await this.outbox.takeHeld(RETRY_BATCH);
        for (const mail of held) await decide(mail);
        return held.length;
      });
      count += batch;
      if (batch < RETRY_BATCH) return { count };
    }
  }

  private async mayMail(to: string, kind: MailKind): Promise<boolean> {
    if (!isUnsolicited(kind) || (await this.accounts.isVerified(to))) return true;
    return this.recipients.count(to);
  }

  /** Only the owner sees this: an error response would reveal what others have requested. */
  private async giveUp(id: number, kind: MailKind): Promise<void> {
    this.logger.warn(`Mail ${id} (${kind}) is not sent: its recipient got too many.`);
    await this.outbox.update(id, { status: 'failed', error: TOO_MANY });
  }

  private async enqueue(mail: Pick<MailEntity, 'id' | 'urgent'>, sendAfter?: Date) {
    const { id } = mail;
    const jobId = await this.jobs.add(queueOf(mail), { id }, sendAfter);
    await this.outbox.update(id, { jobId });
  }
}

/** A copy of the mail for one of several owners. */
const forOne = (mail: OwnerMail, address: string): NewMail => ({
  ...mail,
  kind: 'owner_notice',
  ...(mail.onceKey !== undefined && { onceKey: `${mail.onceKey}:${address}` }),
});

const isWaiting = ({ status }: MailEntity) => status === 'queued' || status === 'held';

function assertRetry({ status, secrets, body, recipient }: MailEntity, hasServer: boolean): void {
  if (isSampleAddress(recipient)) throw conflict(TO_SAMPLE);
  if (status === 'sent' || status === 'complaint') throw conflict('This mail was sent already.');
  if (secrets && secrets !== 'unsubscribe' && status !== 'queued' && status !== 'held')
    throw conflict('This mail held a link that works once. Ask for a new one instead.');
  if (body === '') throw conflict('The text of this mail is no longer kept.');
  if (!hasServer) throw conflict(NO_SERVER);
}

/** Throws for a line break, which would start another header, and for non-ASCII text, which would be encoded. */
function assertHeaders(headers: MailHeaders = {}): void {
  for (const [name, value] of Object.entries(headers))
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || !/^[\x20-\x7e]*$/.test(value))
      throw new Error(`A mail cannot have this header: ${JSON.stringify(name)}`);
}

const oneLine = (subject: string): string =>
  [...subject.replace(/\s+/g, ' ')].slice(0, MAX_SUBJECT_LENGTH).join('');
