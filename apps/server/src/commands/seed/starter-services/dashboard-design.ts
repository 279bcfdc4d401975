import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const dashboardDesign: StarterService = {
  name: 'Dashboard Design',
  description:
    'A dashboard people open without being told to. We start from the decisions it should serve, sketch on paper, and build only the charts that change what someone does next.',
  category: 'visualization',
  price: 950,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: false,
  sortOrder: 5,
  iconName: 'chart-line',
  situation: 'We have a dashboard that is not used, or we need our first one.',
  audience: 'Teams that make the same decisions every week or month.',
  notFor: 'Data that is not in one place yet. A strategy session is the better start.',
  duration: 'Two weeks',
  availability: 'Usually within two weeks',
  deliverables: bullets(
    'One dashboard page in the tool that you already pay for',
    'Up to six charts or key figures, each tied to a decision',
    'A definition of every number: what it counts, where it comes from, when it updates',
    'A 30-minute walk-through for its readers, recorded',
  ),
  process: numbered(
    'We list the decisions in a one-hour meeting, and who makes them.',
    'I sketch the page on paper. You change it while changes cost nothing.',
    'I build it on your data and compare the totals with a source you rely on.',
    'Your team uses it for a week, and I make a last round of changes.',
  ),
  priceCovers: bullets(
    'One dashboard page on one data source',
    'Two rounds of changes: one on paper, one after the first week of use',
    'Licenses for the dashboard tool are not included',
  ),
  questions: answered({
    'Which tools do you work with?':
      'Power BI, Tableau and Looker Studio. A well-made spreadsheet is sometimes enough.',
    'Can you improve a dashboard that exists?':
      'Yes, at the same price. We begin with what its readers look at today, and remove the rest.',
  }),
  sample:
    'Look at [seven sample dashboards](/portfolio/reporting-samples), drawn from synthetic data.',
};
