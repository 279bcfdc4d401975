import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MAIL_KEPT_DAYS, MAIL_LISTED_YEARS, UNSENT_MAIL_KEPT_DAYS } from '@polaris/contracts';
import { JobsService } from '../../platform/jobs/jobs.service';
import { MailFileStore } from './mail-file-store';
import { oldMailsQueue } from './mail-queues';
import { MailsRepository } from './mails.repository';

/** At night in the Americas, where the readers are; by UTC. */
const EVERY_NIGHT = '20 9 * * *';
/** As many as fit well within a statement's time limit. */
const AT_ONCE = 1000;

/** Removes the texts of old mails, and later their rows. */
@Injectable()
export class OldMailsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly mails: MailsRepository,
    private readonly files: MailFileStore,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_NIGHT }, oldMailsQueue, () => this.remove());
  }

  private async remove(): Promise<void> {
    const texts =
      (await inBatches(() => this.mails.removeOldTexts(MAIL_KEPT_DAYS, AT_ONCE))) +
      (await inBatches(() => this.mails.removeUnsentTexts(UNSENT_MAIL_KEPT_DAYS, AT_ONCE)));
    if (texts > 0) this.logger.log(`The text of ${texts} old mails was removed.`);
    const rows = await inBatches(() => this.mails.removeOld(MAIL_LISTED_YEARS, AT_ONCE));
    const files = await this.files.removeOld(UNSENT_MAIL_KEPT_DAYS);
    if (rows + files > 0) this.logger.log(`${rows} old mails and ${files} files were removed.`);
  }
}

/** Runs until a batch is not full; returns the total. */
async function inBatches(removeBatch: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let removed = AT_ONCE; removed === AT_ONCE; all += removed) removed = await removeBatch();
  return all;
}
