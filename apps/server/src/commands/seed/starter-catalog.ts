import type { AssetInput, ServiceInput } from '@polaris/contracts';

type StarterService = Required<Omit<ServiceInput, 'version'>>;
type StarterAsset = Required<Omit<AssetInput, 'version'>>;

/** What a new Polaris offers until its owner writes a catalog of their own. */
export const starterServices: StarterService[] = [
  {
    name: 'Level-Up Pack',
    description:
      'Four one-hour sessions over four weeks for people who already do the work and want to do it better. We take one real report or model of yours, find what slows it down, and rebuild it together until you can explain every line of it to someone else.',
    category: 'analytics',
    price: 499,
    priceDisplay: null,
    isActive: true,
    showOnLanding: true,
    sortOrder: 1,
    iconName: 'star',
  },
  {
    name: 'Data Strategy Session',
    description:
      'Ninety minutes on one question: which three numbers should run your business, and where would they come from? You leave with a one-page map of your data, the gaps in it, and the order in which to close them.',
    category: 'data_strategy',
    price: 199,
    priceDisplay: null,
    isActive: true,
    showOnLanding: true,
    sortOrder: 2,
    iconName: 'compass',
  },
  {
    name: 'Reporting Automation',
    description:
      'The report that eats every Monday, built once and never by hand again. I trace it back to its sources, script the joins and checks, and hand over something that runs on a schedule and says so when a number looks wrong.',
    category: 'data_engineering',
    price: 1800,
    priceDisplay: 'From $1,800',
    isActive: true,
    showOnLanding: true,
    sortOrder: 3,
    iconName: 'workflow',
  },
  {
    name: 'Data Clean-Up Sprint',
    description:
      'One week on the table nobody trusts: duplicates matched by weighted fields, addresses and dates in one form, every change logged so that it can be taken back. You get the clean data, the rules, and a list of what only a person can decide.',
    category: 'data_cleaning',
    price: 1200,
    priceDisplay: null,
    isActive: true,
    showOnLanding: true,
    sortOrder: 4,
    iconName: 'sparkles',
  },
  {
    name: 'Dashboard Design',
    description:
      'A dashboard people open without being told to. We start from the decisions it should serve, sketch on paper, and build only the charts that change what someone does next.',
    category: 'visualization',
    price: 950,
    priceDisplay: null,
    isActive: true,
    showOnLanding: false,
    sortOrder: 5,
    iconName: 'chart-line',
  },
  {
    name: 'AI Readiness Review',
    description:
      'An honest look at where a model would help you and where a query would do. Two workshops, a review of your data and its permissions, and a written verdict with costs on both sides.',
    category: 'ai_ml',
    price: 1500,
    priceDisplay: null,
    isActive: true,
    showOnLanding: false,
    sortOrder: 6,
    iconName: 'cpu',
  },
  {
    name: 'Technical Leadership Retainer',
    description:
      'A senior data person in the room for organizations between hires: architecture reviews, vendor talks, interviews, and a weekly hour with the person who does the data work alone.',
    category: 'leadership',
    price: 2400,
    priceDisplay: '$2,400 a month',
    isActive: true,
    showOnLanding: false,
    sortOrder: 7,
    iconName: 'users',
  },
  {
    name: 'Something Else',
    description:
      'A question that fits none of the above. Tell me what you are trying to find out, and I will say whether I can help, who could if I cannot, and what it would take.',
    category: 'other',
    price: 0,
    priceDisplay: 'Let’s talk',
    isActive: true,
    showOnLanding: false,
    sortOrder: 8,
    iconName: 'message-circle',
  },
];

/** What is built with the site. Profiles and videos are the owner's to add. */
export const starterAssets: StarterAsset[] = [
  {
    name: 'Resume',
    description: 'The full resume as a document.',
    type: 'document',
    usage: 'portfolio_resume_download',
    url: '/assets/portfolio/ines-calloway-resume.docx',
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
