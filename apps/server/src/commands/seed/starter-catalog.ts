import type { AssetInput } from '@polaris/contracts';
import { aiReadinessReview } from './starter-services/ai-readiness-review';
import { dashboardDesign } from './starter-services/dashboard-design';
import { dataCleanUpSprint } from './starter-services/data-clean-up-sprint';
import { dataStrategySession } from './starter-services/data-strategy-session';
import { levelUpPack } from './starter-services/level-up-pack';
import { mqeMentorship } from './starter-services/mqe-mentorship';
import { reportingAutomation } from './starter-services/reporting-automation';
import { somethingElse } from './starter-services/something-else';
import { technicalLeadershipRetainer } from './starter-services/technical-leadership-retainer';
import type { StarterService } from './starter-services/starter-service';

type StarterAsset = Required<Omit<AssetInput, 'version'>>;

/** The services of a new Polaris until its owner replaces them. Demo content. */
export const starterServices: StarterService[] = [
  levelUpPack,
  dataStrategySession,
  reportingAutomation,
  dataCleanUpSprint,
  dashboardDesign,
  aiReadinessReview,
  technicalLeadershipRetainer,
  mqeMentorship,
  somethingElse,
];

/** The assets that come with the site. Profiles and videos are for the owner to add. */
export const starterAssets: StarterAsset[] = [
  {
    name: 'Resume',
    description: 'The full resume as a document.',
    type: 'document',
    usage: 'portfolio_resume_download',
    url: '/assets/portfolio/resume.docx',
    isActive: true,
    sortOrder: 1,
  },
  {
    name: 'Entity Match Example Output for Business',
    description: 'The result as the people who asked for it read it.',
    type: 'document',
    usage: 'general_resource',
    url: '/assets/portfolio/entity-match/business.csv',
    isActive: true,
    sortOrder: 2,
  },
  {
    name: 'Entity Match Example Output for Analysts',
    description: 'The same result with scores, weights and the runner-up.',
    type: 'document',
    usage: 'general_resource',
    url: '/assets/portfolio/entity-match/analysts.csv',
    isActive: true,
    sortOrder: 3,
  },
  {
    name: 'Entity Match Usage Script',
    description: 'The script, ready to run on the sample data.',
    type: 'document',
    usage: 'general_resource',
    url: '/assets/portfolio/entity-match/match_people.py',
    isActive: true,
    sortOrder: 4,
  },
];
