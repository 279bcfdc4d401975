import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MAIL_KEPT_DAYS } from '@polaris/contracts';
import { JobsService } from '../platform/jobs/jobs.service';
import { oldMailsQueue } from './mail-queues';
import { MailsRepository } from './mails.repository';

/** At night in the Americas, where the readers are; by UTC. */
const EVERY_NIGHT = '20 9 * * *';
/** As many as fit well into the time of one statement. */
const AT_ONCE = 1000;

/** Removes the text of mails that were sent long ago; that they were sent stays. */
@Injectable()
export class OldMailsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly mails: MailsRepository,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_NIGHT }, oldMailsQueue, () => this.empty());
  }

  /** Mails that failed keep their text: they may be sent again. */
  private async empty(): Promise<void> {
    let all = 0;
    for (let emptied = AT_ONCE; emptied === AT_ONCE; all += emptied)
      emptied = await this.mails.removeOldTexts(MAIL_KEPT_DAYS, AT_ONCE);
    if (all > 0) this.logger.log(`The text of ${all} old mails was removed.`);
  }
}
