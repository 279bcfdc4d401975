/** Kinds of work, in the order of the index's filter. */
export const portfolioTypes = {
  tool: 'Tools',
  reporting: 'Reporting',
  teaching: 'Teaching',
  person: 'The person',
} as const;
export type PortfolioType = keyof typeof portfolioTypes;

export interface PortfolioItem {
  id: string;
  type: PortfolioType;
  title: string;
  /** For the card on the index. */
  description: string;
  /** Opens the item's own page. */
  detailedDescription: string;
  tags: readonly string[];
  tools: readonly string[];
  /** The kind of client. Demo content, as are the results and years. */
  client: string;
  /** The result in a few words. */
  result: string;
  year: string;
  /** The slug of its page. */
  detailPage: string;
}

/** Everything in the portfolio, in the order of the index. Demo content: the work of an invented person. */
export const portfolioItems = [
  {
    id: 'entity-match',
    type: 'tool',
    title: 'Entity Matching',
    description:
      'Finds out which two records are one person, scores how sure it is, and shows the reasons. 98 to 100% right on clean data.',
    detailedDescription:
      'A list arrives with names and no ids. Somewhere in the database are the same people, spelled differently. This tool finds them, says how sure it is and why, and leaves the doubtful ones to a person.',
    tags: ['Python', 'Record linkage', 'Data quality', 'Transparency'],
    tools: ['Python', 'pandas', 'RapidFuzz', 'SQL Server'],
    client: 'University advancement office',
    result: '95% less time spent matching by hand',
    year: '2019',
    detailPage: 'entity-match',
  },
  {
    id: 'quickreports',
    type: 'tool',
    title: 'QuickReports',
    description:
      'A reporting class that replaces a morning of copying and pasting with a short script. 90% less time on recurring reports.',
    detailedDescription:
      'One class that does the manual work of recurring reports: it asks the database, checks the answer, fills the template, and sends the result to the people who wait for it. A short script describes a report, and takes about five minutes to write.',
    tags: ['Python', 'Automation', 'Reporting', 'Excel'],
    tools: ['Python', 'pandas', 'openpyxl', 'SQL', 'Task Scheduler'],
    client: 'University business units, 15+',
    result: '90% less time spent on recurring reports',
    year: '2018',
    detailPage: 'quickreports',
  },
  {
    id: 'bbdw-connect',
    type: 'tool',
    title: 'BBDW Connect',
    description:
      'Ask the data warehouse a question without first learning where it keeps everything. Access time down by 85%.',
    detailedDescription:
      'A fundraising warehouse holds hundreds of tables, and three people know their way around. This connector puts what those three know into one import: sign-in, names, joins and types are taken care of before you ask.',
    tags: ['Python', 'Data warehouse', 'SQL', 'Templates'],
    tools: ['Python', 'SQL Server', 'pyodbc', 'pandas'],
    client: 'University data warehouse',
    result: '85% less time from question to data',
    year: '2021',
    detailPage: 'bbdw-connect',
  },
  {
    id: 'reporting-samples',
    type: 'reporting',
    title: 'Reporting Samples',
    description: 'Seven dashboards for a fundraising office, each built to answer one question.',
    detailedDescription:
      'Seven dashboards of the kind I build, drawn from synthetic data. Each answers one question for one group of readers.',
    tags: ['Dashboards', 'Visualization', 'Decisions', 'Power BI'],
    tools: ['Power BI', 'Tableau', 'Python', 'SQL'],
    client: 'University leadership',
    result: 'Seven dashboards, one decision each',
    year: '2022',
    detailPage: 'reporting-samples',
  },
  {
    id: 'mqe-mentorship',
    type: 'teaching',
    title: 'The MQE Mentorship',
    description:
      'Measure, question, explain: a ten-week program, one to one, with four projects on your own data.',
    detailedDescription:
      'Ten weeks, three phases and four projects, one to one. You work on your own data and learn to measure it, question it and explain it to the people who make decisions.',
    tags: ['Mentorship', 'Analytics', 'Career', 'Teaching'],
    tools: ['SQL', 'Python', 'Git', 'a paper notebook'],
    client: 'Young professionals',
    result: '25 students, four projects each',
    year: 'Since 2023',
    detailPage: 'mqe-mentorship',
  },
  {
    id: 'explainer-videos',
    type: 'teaching',
    title: 'Explainer Videos',
    description:
      'Short recordings of real tools in use, for people who would rather watch than read.',
    detailedDescription:
      'Each recording shows one task from start to finish, in real time, with typical mistakes and how to correct them.',
    tags: ['Video', 'Training', 'Documentation'],
    tools: ['Screen recording', 'Synthetic data', 'Captions'],
    client: 'Colleagues and clients',
    result: 'One task in each recording',
    year: 'In development',
    detailPage: 'explainer-videos',
  },
  {
    id: 'resume',
    type: 'person',
    title: 'Resume',
    description:
      'Where I have worked, what I built there and what I studied. To read here or to download as a Word document.',
    detailedDescription:
      'Experience since 2013, from an enrollment office to the reporting tools of more than fifteen business units.',
    tags: ['Experience', 'Competencies', 'Projects'],
    tools: ['SQL', 'Python', 'Power BI', 'Plain English'],
    client: 'Employers and clients',
    result: '15+ business units served',
    year: 'Since 2013',
    detailPage: 'resume',
  },
  {
    id: 'music',
    type: 'person',
    title: 'Music',
    description:
      'Eight tracks made after hours, most of them from one field recording and one synthesizer.',
    detailedDescription:
      'Eight tracks that I make after work, from field recordings and one old synthesizer. Press a player to load it, or open the track in SoundCloud.',
    tags: ['Ambient', 'Electronic', 'Recording'],
    tools: ['Ableton Live', 'a field recorder', 'one old synthesizer'],
    client: 'Made after hours',
    result: 'Eight tracks',
    year: 'Since 2020',
    detailPage: 'music',
  },
] as const satisfies readonly PortfolioItem[];

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
