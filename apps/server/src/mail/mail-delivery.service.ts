import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobsService, type RunningJob } from '../jobs/jobs.service';
import { MailTransport, isFinal } from './mail-transport';
import { MailEntity } from './mail.entity';

/** A link that signs in holds for an hour; after that there is no use in sending it. */
const LINK_LIFETIME_MS = 3_600_000;
const NOT_KEPT = 'This mail held a one-time link and is not kept.';

/** Sends what is in the outbox: each mail by one of the servers, again and again until it is out. */
@Injectable()
export class MailDeliveryService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    @InjectRepository(MailEntity) private readonly outbox: Repository<MailEntity>,
    private readonly jobs: JobsService,
    private readonly transport: MailTransport,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work('mail', (job) => this.run(job));
  }

  /** A mail that went with its account, or has another job by now, is none of this one's business. */
  private async run(job: RunningJob): Promise<void> {
    const mail = await this.outbox.findOneBy({ id: job.data.id, jobId: job.id });
    if (mail?.status !== 'queued') return;
    if (isTooLate(mail)) return this.fail(mail, 'The link in it has expired.');
    await this.outbox.increment({ id: mail.id }, 'attempts', 1);
    try {
      await this.deliver(mail);
    } catch (error) {
      await this.postpone(mail, job, error);
    }
  }

  private async deliver(mail: MailEntity): Promise<void> {
    const file = await this.transport.deliver(mail);
    if (file) this.logger.log(`Mail without SMTP_URL is kept: ${file}`);
    await this.outbox.update(
      mail.id,
      file
        ? { status: 'kept', error: null }
        : { status: 'sent', error: null, sentAt: new Date(), ...withoutSecret(mail) },
    );
  }

  /** Throws for another attempt, as long as there is one. */
  private async postpone(mail: MailEntity, job: RunningJob, error: unknown): Promise<void> {
    const reason = this.transport.explain(error);
    const isLast = job.retryCount >= job.retryLimit;
    if (isLast || isFinal(error)) return this.fail(mail, reason);
    this.logger.warn(`Mail ${mail.id} has to wait: ${reason}`);
    await this.outbox.update(mail.id, { error: reason });
    throw new Error(reason);
  }

  private async fail(mail: MailEntity, error: string): Promise<void> {
    this.logger.error(`Mail ${mail.id} was not sent: ${error}`);
    await this.outbox.update(mail.id, { status: 'failed', error, ...withoutSecret(mail) });
  }
}

const isTooLate = ({ confidential, createdAt }: MailEntity): boolean =>
  confidential && Date.now() - createdAt.getTime() > LINK_LIFETIME_MS;

const withoutSecret = ({ confidential }: MailEntity) =>
  confidential ? { body: NOT_KEPT, html: null } : {};
