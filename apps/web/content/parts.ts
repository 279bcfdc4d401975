import { aboutPart } from './about.ts';
import { contactPart } from './contact.ts';
import { landingPart } from './landing.ts';
import { legalPart } from './legal.ts';
import { musicPart } from './music.ts';
import { newsletterPart } from './newsletter.ts';
import { bbdwConnectPart } from './portfolio/bbdw-connect.ts';
import { casesPart } from './portfolio/cases/cases.ts';
import { entityMatchPart } from './portfolio/entity-match.ts';
import { explainerVideosPart } from './portfolio/explainer-videos.ts';
import { mentorshipPart } from './portfolio/mqe-mentorship.ts';
import { portfolioPart } from './portfolio/portfolio.ts';
import { quickreportsPart } from './portfolio/quickreports.ts';
import { reportingSamplesPart } from './portfolio/reporting-samples.ts';
import { resumePart } from './resume.ts';
import { seriesPart } from './series.ts';
import { servicesPart } from './services.ts';
import { sitePart } from './site.ts';

/** All parts of the content, in the order of the owner's list. The defaults of some depend on earlier ones. */
export const contentParts = {
  site: sitePart,
  landing: landingPart,
  about: aboutPart,
  services: servicesPart,
  contact: contactPart,
  portfolio: portfolioPart,
  cases: casesPart,
  'entity-match': entityMatchPart,
  quickreports: quickreportsPart,
  'bbdw-connect': bbdwConnectPart,
  'reporting-samples': reportingSamplesPart,
  'mqe-mentorship': mentorshipPart,
  'explainer-videos': explainerVideosPart,
  resume: resumePart,
  music: musicPart,
  series: seriesPart,
  newsletter: newsletterPart,
  legal: legalPart,
} as const;

export type PartName = keyof typeof contentParts;

/** The content of the whole site. */
export type SiteContent = { [N in PartName]: ReturnType<(typeof contentParts)[N]['defaults']> };
