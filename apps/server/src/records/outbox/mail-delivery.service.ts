import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LostMailPasswordError, MailServerService } from './server/mail-server.service';
import { Database } from '../../platform/database/database';
import { JobsService, type RunningJob } from '../../platform/jobs/jobs.service';
import { UndeliverableAddressesService } from './undeliverable/undeliverable-addresses.service';
import { type MailAttachment, MailAttachmentsService } from './mail-attachments.service';
import { isAlwaysSent } from './mail-kinds';
import { mailQueue, queueOf, urgentMailQueue } from './mail-queues';
import { MailSecretsService, withoutSecrets } from './mail-secrets.service';
import { MailTransport, isFinal } from './mail-transport';
import type { MailEntity } from './mail.entity';
import { MailsRepository } from './mails.repository';

/** Two workers, so that a slow response of the mail server delays few other mails. */
const IN_A_STREAM = { atOnce: 5, workers: 2, drain: true };

/** In milliseconds; well before another server would retry the mail. */
const RECORD_AGAIN_MS = 250;

/** As long as the longest wait between two attempts. */
const AGAIN_SECONDS = 900;

type SentMail = Pick<MailEntity, 'sentAt' | 'providerMessageId'>;

const USELESS = 'It is no longer needed.';
const UNDELIVERABLE =
  'Not sent: earlier email to this address came back or was reported as spam. If it works again, choose “Try this address again”, then “Send again”.';

/** Sends the mail in the outbox. One server sends each mail, and retries until it is sent. */
@Injectable()
export class MailDeliveryService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private isClosed = false;

  constructor(
    private readonly outbox: MailsRepository,
    private readonly jobs: JobsService,
    private readonly transport: MailTransport,
    private readonly secrets: MailSecretsService,
    private readonly attachments: MailAttachmentsService,
    private readonly servers: MailServerService,
    private readonly database: Database,
    private readonly undeliverable: UndeliverableAddressesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const queue of [urgentMailQueue, mailQueue])
      await this.jobs.work(queue, (job) => this.run(job), IN_A_STREAM);
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
  }

  /** Does nothing for a mail that was deleted with its account, or that has another job by now. */
  private async run(job: RunningJob): Promise<void> {
    if (!(await this.outbox.startAttempt(job.data.id, job.id))) return;
    const mail = await this.outbox.findByJob(job.data.id, job.id);
    if (!mail) return;
    try {
      await this.deliver(mail);
    } catch (error) {
      await this.postpone(mail, job, error);
    }
  }

  private async deliver(mail: MailEntity): Promise<void> {
    const attachments = await this.attachments.listOf(mail);
    if (!attachments || (await this.isLate(mail))) return this.fail(mail, USELESS);
    const server = await this.servers.current();
    if (!server) return this.keep(mail, attachments);
    if (!isAlwaysSent(mail.kind) && (await this.undeliverable.has(mail.recipient)))
      return this.fail(mail, UNDELIVERABLE);
    const filled = await this.secrets.fill(mail);
    if (!filled) return this.fail(mail, USELESS);
    const providerMessageId = await this.transport.send(server, filled, attachments);
    await this.recordSent(mail, { sentAt: new Date(), providerMessageId });
    this.logger.log(`Mail ${mail.id} was sent.`);
  }

  private async isLate({ sendBefore }: MailEntity): Promise<boolean> {
    return sendBefore !== null && sendBefore <= (await this.database.now());
  }

  /** Mail that the mail server has accepted must not be sent again: retries until the database is back. */
  private async recordSent({ id }: MailEntity, sent: SentMail): Promise<void> {
    for (;;)
      try {
        return await this.outbox.recordSent(id, sent);
      } catch (error) {
        if (this.isClosed) throw error;
        await sleep(RECORD_AGAIN_MS);
      }
  }

  private async keep(mail: MailEntity, attachments: MailAttachment[]): Promise<void> {
    const file = await this.transport.keep(readable(mail), attachments);
    this.logger.log(`Mail ${mail.id} is kept, as there is no mail server: ${file}`);
    await this.outbox.update(mail.id, { status: 'kept', error: null });
  }

  /** Throws to start another attempt, if there is one left. */
  private async postpone(mail: MailEntity, job: RunningJob, error: unknown): Promise<void> {
    const reason = this.transport.explain(error);
    const isLast = job.retryCount >= job.retryLimit;
    if (isLast && error instanceof LostMailPasswordError) return this.beginAgain(mail, reason);
    if (isLast || isFinal(error)) return this.fail(mail, reason);
    this.logger.warn(`Mail ${mail.id} has to wait: ${reason}`);
    await this.outbox.update(mail.id, { error: reason });
    throw new Error(reason);
  }

  /** Only the owner can fix this, and may be away longer than the retries last: a new job continues them. */
  private beginAgain({ id, urgent }: MailEntity, error: string): Promise<void> {
    return this.database.transaction(async () => {
      const jobId = await this.jobs.add(queueOf({ urgent }), { id }, AGAIN_SECONDS);
      await this.outbox.update(id, { jobId, error });
    });
  }

  private async fail(mail: MailEntity, error: string): Promise<void> {
    this.logger.error(`Mail ${mail.id} was not sent: ${error}`);
    await this.outbox.update(mail.id, { status: 'failed', error });
  }
}

/** The mail as stored in a file: without links that sign their reader in. */
const readable = (mail: MailEntity): MailEntity =>
  mail.secrets ? { ...mail, body: withoutSecrets(mail.body), html: null } : mail;
