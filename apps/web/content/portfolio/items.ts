import * as z from 'zod/mini';
import { checked } from '../checked.ts';

/** Kinds of work, in the order of the index's filter. */
export const portfolioTypes = {
  tool: 'Tools',
  reporting: 'Reporting',
  teaching: 'Teaching',
  person: 'The person',
} as const;
export type PortfolioType = keyof typeof portfolioTypes;

const text = z.string().check(z.minLength(1));
const texts = z.readonly(z.array(text));

const portfolioItemSchema = z.readonly(
  z.object({
    id: text,
    type: z.enum(Object.keys(portfolioTypes) as [PortfolioType, ...PortfolioType[]]),
    title: text,
    /** For the card on the index. */
    description: text,
    /** Opens the item's own page. */
    detailedDescription: text,
    tags: texts,
    tools: texts,
    /** The kind of client. Demo content, as are the results and years. */
    client: text,
    /** The result in a few words. */
    result: text,
    year: text,
    /** The slug of its page. */
    detailPage: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    /** The name of the service that it would be ordered as, if any. */
    service: z.nullable(text),
  }),
);
export type PortfolioItem = z.output<typeof portfolioItemSchema>;

/** Everything in the portfolio, in the order of the index. Demo content: the work of an invented person. */
export const portfolioItems = checked(z.readonly(z.array(portfolioItemSchema)), [
  {
    id: 'entity-match',
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
    detailPage: 'entity-match',
    service: 'Data Clean-Up Sprint',
  },
  {
    id: 'quickreports',
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
    detailPage: 'quickreports',
    service: 'Reporting Automation',
  },
  {
    id: 'bbdw-connect',
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
    detailPage: 'bbdw-connect',
    service: 'Something Else',
  },
  {
    id: 'reporting-samples',
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
    detailPage: 'reporting-samples',
    service: 'Dashboard Design',
  },
  {
    id: 'mqe-mentorship',
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
    detailPage: 'mqe-mentorship',
    service: 'MQE Mentorship',
  },
  {
    id: 'resume',
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
    detailPage: 'resume',
    service: null,
  },
  {
    id: 'explainer-videos',
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
    detailPage: 'explainer-videos',
    service: null,
  },
  {
    id: 'music',
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
    detailPage: 'music',
    service: null,
  },
] as const);

export type PortfolioPage = (typeof portfolioItems)[number]['detailPage'];

export const portfolioPath = (page: PortfolioPage): string => `/portfolio/${page}`;

export function portfolioItem(page: PortfolioPage): PortfolioItem {
  const item = portfolioItems.find(({ detailPage }) => detailPage === page);
  if (!item) throw new Error(`The portfolio has no page ${page}`);
  return item;
}

/** The next piece; the first after the last. */
export function nextItem(page: PortfolioPage): PortfolioItem & { detailPage: PortfolioPage } {
  const index = portfolioItems.findIndex(({ detailPage }) => detailPage === page);
  return portfolioItems[(index + 1) % portfolioItems.length] ?? portfolioItems[0];
}
