import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ReleaseCheck, ReleaseCheckInput } from '@polaris/contracts';
import { Settings } from '../../../platform/config/settings';
import { VERSION } from '../../../platform/config/version';
import type { JobQueue } from '../../../platform/jobs/job-queue';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { conflict } from '../../../platform/problem/problem';
import { newestRelease } from './newest-release';
import { isNewer } from './is-newer';
import { ReleaseChecksRepository } from './release-checks.repository';

const EVERY_MONDAY = '23 5 * * 1';

export const releaseChecksQueue: JobQueue = {
  name: 'release-checks',
  retryLimit: 0,
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
};

/** Checks weekly for a newer version of Polaris, if the owner allows it. */
@Injectable()
export class ReleaseChecksService implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly checks: ReleaseChecksRepository,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.url) return;
    await this.jobs.every({ cron: EVERY_MONDAY }, releaseChecksQueue, async () => {
      if ((await this.checks.find()).isAllowed) await this.look();
    });
  }

  async get(): Promise<ReleaseCheck> {
    const { isAllowed, checkedAt, newest, failure } = await this.checks.find();
    const newer = newest !== null && isNewer(newest, VERSION) ? newest : null;
    return {
      source: this.url ? new URL(this.url).host : null,
      isAllowed,
      checkedAt: checkedAt?.toISOString() ?? null,
      newest: newer,
      notesUrl: newer && `${this.url}/tag/v${newer}`,
      failure,
    };
  }

  async update({ isAllowed }: ReleaseCheckInput): Promise<ReleaseCheck> {
    if (!this.url) throw conflict('This Polaris does not know where newer versions are.');
    await this.checks.allow(isAllowed);
    if (isAllowed) await this.look();
    return this.get();
  }

  private get url(): string | undefined {
    return this.settings.env.RELEASES_URL;
  }

  private async look(): Promise<void> {
    const { version, failure } = await newestRelease(this.url!);
    await this.checks.note(version, failure);
  }
}
