import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MAIL_KEPT_DAYS } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { JobsService } from '../platform/jobs/jobs.service';

/** At night in the Americas, where the readers are; by UTC. */
const EVERY_NIGHT = '20 9 * * *';
/** As many as fit well into the time of one statement. */
const AT_ONCE = 1000;

/** Empties mails that went out long ago: that they were sent stays, their words go. */
@Injectable()
export class OldMailsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every(EVERY_NIGHT, 'old-mails', () => this.empty());
  }

  /** What failed is kept: it may be sent again. */
  private async empty(): Promise<void> {
    let all = 0;
    for (let emptied = AT_ONCE; emptied === AT_ONCE; all += emptied)
      emptied = await this.emptySome();
    if (all > 0) this.logger.log(`The text of ${all} old mails is not kept any more.`);
  }

  private async emptySome(): Promise<number> {
    const [, emptied] = await this.dataSource.query<[unknown, number]>(
      `update mail_outbox set body = '', html = null, calendar = null where id in (
         select id from mail_outbox where status = 'sent' and body <> ''
           and "sentAt" < now() - make_interval(days => $1)
         order by "sentAt" limit $2)`,
      [MAIL_KEPT_DAYS, AT_ONCE],
    );
    return emptied;
  }
}
