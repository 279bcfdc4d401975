import { Injectable } from '@nestjs/common';
import { type Asset, type Checklist, type ChecklistStep, checklistSteps } from '@polaris/contracts';
import { SamplesService } from '../../records/samples/samples.service';
import { AssetsService } from '../../site/assets/assets.service';
import { TwoFactorService } from '../../identity/auth/factors/two-factor.service';
import { SiteContentService } from '../../site/content/site-content.service';
import { Settings } from '../../platform/config/settings';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';

/** What the owner still has to set up. */
@Injectable()
export class ChecklistService {
  constructor(
    private readonly settings: Settings,
    private readonly assets: AssetsService,
    private readonly content: SiteContentService,
    private readonly users: UsersService,
    private readonly factors: TwoFactorService,
    private readonly samples: SamplesService,
  ) {}

  async get(owner: UserEntity): Promise<Checklist> {
    const done = await this.findDone(owner);
    return {
      dismissed: owner.checklistDismissedAt !== null,
      samples: await this.samples.state(),
      steps: checklistSteps.map((step) => ({ step, done: done[step] })),
    };
  }

  async setDismissed(owner: UserEntity, dismissed: boolean): Promise<Checklist> {
    const checklistDismissedAt = dismissed ? new Date() : null;
    return this.get(await this.users.update(owner.id, { checklistDismissedAt }));
  }

  private async findDone({ id }: UserEntity): Promise<Record<ChecklistStep, boolean>> {
    const [assets, progress, hasFactor] = await Promise.all([
      this.assets.listActive(),
      this.content.progress(),
      this.factors.isOn(id),
    ]);
    const has = (usage: Asset['usage']) => assets.some((asset) => asset.usage === usage);
    // The generated document counts once the owner has written the resume's page.
    const isOwnResume = ({ usage, url }: Asset) =>
      usage === 'portfolio_resume_download' && (progress.resume || !url.startsWith('/assets/'));
    return {
      words: progress.words,
      work: progress.work,
      profiles: has('site_github_profile') || has('site_linkedin_profile'),
      resume: assets.some(isOwnResume),
      videos: has('portfolio_demo_video'),
      mail: this.settings.sendsMail,
      'second-factor': hasFactor,
    };
  }
}
