import * as z from 'zod/mini';
import { choice, flag, group, line, list, optionalLine, paragraph } from '../fields.ts';
import { part } from '../part.ts';
import { roleInText, townOf } from '../person.ts';
import type { Site } from '../site.ts';

/** Kinds of work, in the order of the index's filter. */
export const portfolioTypes = {
  tool: 'Tools',
  reporting: 'Reporting',
  teaching: 'Teaching',
  person: 'The person',
} as const;
export type PortfolioType = keyof typeof portfolioTypes;

/** The specified pages, each at `/portfolio/{page}`. */
export const portfolioPages = [
  'entity-match',
  'quickreports',
  'bbdw-connect',
  'reporting-samples',
  'mqe-mentorship',
  'resume',
  'explainer-videos',
  'music',
] as const;
export type PortfolioPage = (typeof portfolioPages)[number];

const itemSchema = group('Page', {
  page: choice('Address', portfolioPages),
  shown: flag('Show this page'),
  type: choice('Kind of work', Object.keys(portfolioTypes) as [PortfolioType, ...PortfolioType[]]),
  title: line('Title', 60),
  description: paragraph('Description for the list', 200),
  detailedDescription: paragraph('Introduction of the page', 400),
  tags: list('Tags', line('Tag', 40), { most: 8 }),
  tools: list('Made with', line('Tool', 40), { most: 8 }),
  client: line('Client', 80),
  result: line('Result', 80),
  year: line('Year', 30),
  service: optionalLine(
    'Ordered as',
    255,
    'The name of a service: both pages then link to each other.',
  ),
});
export type PortfolioItem = z.output<typeof itemSchema>;

const isOncePerPage = z.refine<readonly PortfolioItem[]>(
  (items) => new Set(items.map(({ page }) => page)).size === items.length,
  { error: 'Each address can be there once.' },
);

const schema = z.object({
  intro: group('First screen', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    lead: paragraph('Introduction', 400),
  }),
  items: list('Pages', itemSchema, { most: portfolioPages.length }).check(isOncePerPage),
  closing: line('Question at the end', 120),
  action: line('Button at the end', 30),
  title: line('Title for search engines', 170),
  description: paragraph('Description for search engines', 300),
});

/** In the order of the index. Demo content: the work of an invented person. */
const items: Omit<PortfolioItem, 'shown'>[] = [
  {
    page: 'entity-match',
    type: 'tool',
    title: 'Entity Matching',
    description:
      'Finds the records that belong to one person, scores how sure it is, and shows why. 98–100% accurate on clean data.',
    detailedDescription:
      'A list arrives with names and no IDs. The same people are somewhere in your database, spelled differently. This tool finds them, says how sure it is and why, and leaves the unclear ones to a person.',
    tags: ['Python', 'Record linkage', 'Data quality', 'Transparency'],
    tools: ['Python', 'pandas', 'RapidFuzz', 'SQL Server'],
    client: 'University advancement office',
    result: '95% less time spent matching by hand',
    year: '2019',
    service: 'Data Clean-Up Sprint',
  },
  {
    page: 'quickreports',
    type: 'tool',
    title: 'QuickReports',
    description:
      'A Python class that replaces a morning of copying and pasting with a short script. 90% less time on recurring reports.',
    detailedDescription:
      'One class does the manual work of recurring reports. It queries the database, checks the result, fills the template and emails it to the people who are waiting. A new report takes a short script and five minutes.',
    tags: ['Python', 'Automation', 'Reporting', 'Excel'],
    tools: ['Python', 'pandas', 'openpyxl', 'SQL', 'Task Scheduler'],
    client: 'University business units, 15+',
    result: '90% less time spent on recurring reports',
    year: '2018',
    service: 'Reporting Automation',
  },
  {
    page: 'bbdw-connect',
    type: 'tool',
    title: 'BBDW Connect',
    description:
      'Ask the data warehouse a question without learning where it keeps everything first. Access time down by 85%.',
    detailedDescription:
      'A fundraising warehouse has hundreds of tables, and three people know their way around. This connector puts what they know into one import. Sign-in, names, joins and types are taken care of before you ask.',
    tags: ['Python', 'Data warehouse', 'SQL', 'Templates'],
    tools: ['Python', 'SQL Server', 'pyodbc', 'pandas'],
    client: 'University data warehouse',
    result: '85% less time from question to data',
    year: '2021',
    service: 'Something Else',
  },
  {
    page: 'reporting-samples',
    type: 'reporting',
    title: 'Reporting Samples',
    description: 'Seven dashboards for a fundraising office, each built to answer one question.',
    detailedDescription:
      'Seven dashboards of the kind I build, drawn from synthetic data. Each one answers one question for one group of readers.',
    tags: ['Dashboards', 'Visualization', 'Decisions', 'Power BI'],
    tools: ['Power BI', 'Tableau', 'Python', 'SQL'],
    client: 'University leadership',
    result: 'Seven dashboards, one decision each',
    year: '2022',
    service: 'Dashboard Design',
  },
  {
    page: 'mqe-mentorship',
    type: 'teaching',
    title: 'The MQE Mentorship',
    description:
      'Measure, question, explain: a ten-week program, one to one, with four projects on your own data.',
    detailedDescription:
      'Ten weeks, three phases and four projects, one to one. You work on your own data and learn to measure it, question it and explain it to the people who make the decisions.',
    tags: ['Mentorship', 'Analytics', 'Career', 'Teaching'],
    tools: ['SQL', 'Python', 'Git'],
    client: 'Young professionals',
    result: '25 students, four projects each',
    year: 'Since 2023',
    service: 'MQE Mentorship',
  },
  {
    page: 'resume',
    type: 'person',
    title: 'Resume',
    description:
      'Where I’ve worked, what I built there and what I studied. Read it here or download it as a Word document.',
    detailedDescription:
      'Experience since 2013, from an enrollment office to reporting tools for more than fifteen business units.',
    tags: ['Experience', 'Competencies', 'Projects'],
    tools: [],
    client: 'Employers and clients',
    result: '15+ business units served',
    year: 'Since 2013',
    service: '',
  },
  {
    page: 'explainer-videos',
    type: 'teaching',
    title: 'Explainer Videos',
    description: 'Short recordings of real tools in use, for people who’d rather watch than read.',
    detailedDescription:
      'Each recording shows one task from start to finish, in real time, with the usual mistakes and how to fix them.',
    tags: ['Video', 'Training', 'Documentation'],
    tools: [],
    client: 'Colleagues and clients',
    result: 'One task in each recording',
    year: 'In development',
    service: '',
  },
  {
    page: 'music',
    type: 'person',
    title: 'Music',
    description:
      'Eight tracks made after hours, most of them from a field recording and a synthesizer.',
    detailedDescription:
      'Eight tracks made after work. Load the players here, or open a track in SoundCloud.',
    tags: ['Ambient', 'Electronic', 'Recording'],
    tools: ['Ableton Live', 'a field recorder', 'one old synthesizer'],
    client: 'Anyone who likes slow music',
    result: 'Eight tracks',
    year: 'Since 2020',
    service: '',
  },
];

export const portfolioPart = part<{ site: Site }>()({
  title: 'Portfolio',
  about: 'The list of your work, and which of its pages are shown.',
  path: '/portfolio',
  schema,
  defaults: ({ site }) => ({
    title: `Portfolio · ${site.owner}`,
    description: site.isDemo
      ? 'Tools, dashboards and teaching by an independent data consultant: entity matching, reporting ' +
        'automation, a warehouse connector, a mentorship, and some music.'
      : `Work by ${site.owner}, ${roleInText(site.role)} in ${townOf(site.place)}.`,
    intro: {
      eyebrow: 'Portfolio',
      title: 'Work and results.',
      lead: site.isDemo
        ? 'Tools, dashboards and teaching, each with the kind of client, the result and the year. Three case studies show before, after and how it was measured.'
        : 'What I have made, each with the kind of client, the result and the year.',
    },
    // Nothing of the invented person is shown as the owner's, unless the owner says so.
    items: items.map((item) => ({ ...item, shown: site.isDemo })),
    closing: 'Is any of this close to what you need?',
    action: 'Write to me',
  }),
});

/** Texts of the portfolio that are the same on every site. */
export const portfolioTexts = {
  name: 'Portfolio',
  path: '/portfolio',
  filter: { label: 'Show', all: 'Everything' },
  empty: 'Nothing to show yet. Please check back soon.',
  made: 'Made with',
  next: 'Next in the portfolio',
  back: 'Back to Portfolio',
  order: { title: 'Order work like this', action: 'See what you get' },
} as const;

export const portfolioPath = (page: PortfolioPage): string => `/portfolio/${page}`;
