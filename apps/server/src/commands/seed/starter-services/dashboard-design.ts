import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const dashboardDesign: StarterService = {
  name: 'Dashboard Design',
  description:
    'A dashboard people open without being told to. We start with the decisions it should support, sketch on paper, and build only the charts that change what someone does next.',
  category: 'visualization',
  price: 950,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: false,
  sortOrder: 5,
  iconName: 'chart-line',
  situation: 'We have a dashboard nobody uses, or we need our first one.',
  audience: 'Teams that make the same decisions every week or month.',
  notFor: 'Data that isn’t in one place yet. Start with a strategy session instead.',
  duration: 'Two weeks',
  availability: 'Usually within two weeks',
  deliverables: bullets(
    'One dashboard page in the tool you already pay for',
    'Up to six charts or key figures, each tied to a decision',
    'A definition of every number: what it counts, where it comes from, when it updates',
    'A recorded 30-minute walk-through for its readers',
  ),
  process: numbered(
    'In a one-hour meeting, we list the decisions and who makes them.',
    'I sketch the page on paper. You change it while changes cost nothing.',
    'I build it on your data and compare the totals with a source you trust.',
    'Your team uses it for a week, and I make a last round of changes.',
  ),
  priceCovers: bullets(
    'About six hours of my work, spread over two weeks',
    'One dashboard page on one data source',
    'Two rounds of changes, one on paper and one after the first week of use',
    'Licenses for the dashboard tool aren’t included',
  ),
  questions: answered({
    'Which tools do you work with?':
      'Power BI, Tableau and Looker Studio. Sometimes a well-made spreadsheet is enough.',
    'Can you improve an existing dashboard?':
      'Yes, at the same price. We start with what its readers look at today and remove the rest.',
  }),
  sample:
    'Look at [seven sample dashboards](/portfolio/reporting-samples), drawn from synthetic data.',
};
