import { site } from './site.ts';

export interface Position {
  role: string;
  place: string;
  years: string;
  text?: string;
  points: readonly string[];
}

/** The resume: the page and the document to take along are both made of it. */
export const resume = {
  name: site.owner,
  role: site.role,
  place: { text: site.place, link: site.mapUrl },
  /** Built with the site. It keeps its name when its words change. */
  file: '/assets/portfolio/ines-calloway-resume.docx',
  fileName: 'ines-calloway-resume.docx',
  download: { label: 'Download Resume', note: 'Word document, two pages', short: 'Download' },
  figures: [
    { value: '15+', label: 'business units that run on something I built' },
    { value: '90%', label: 'less time spent on recurring reports' },
    { value: '85%', label: 'less time from a question to its data' },
    { value: '25', label: 'students mentored so far' },
  ],
  narrative: {
    title: 'Narrative',
    paragraphs: [
      'My first job with data was a spreadsheet that took every Tuesday. I took the manual work out of it, first for me, then for the desk beside mine, and in the end for more than fifteen business units of a university. That is still the whole of what I do: find the work that a person should not be doing, take it out, and show my reasons.',
      'I write code that the next person can read, count every figure twice, and say no early. I have worked independently since 2023, and I teach: twenty-five students have come through my mentorship so far.',
    ],
  },
  competencies: {
    title: 'Core Competencies',
    groups: [
      {
        name: 'Reporting',
        points: [
          'Recurring reports without manual work, in Python and SQL',
          'Dashboards in Power BI and Tableau, built around one decision',
          'Definitions that finance and the business both sign',
        ],
      },
      {
        name: 'Data quality',
        points: [
          'Entity matching with scores that explain themselves',
          'Checks that run every night and name an owner',
          'Cleaning and moving data between systems',
        ],
      },
      {
        name: 'Engineering',
        points: [
          'Warehouse modeling, SQL Server and PostgreSQL',
          'Python libraries that colleagues install and keep using',
          'Tests, version control and handover notes',
        ],
      },
      {
        name: 'People',
        points: [
          'Leading a reporting team of four',
          'Teaching, one to one and in workshops',
          'Technical advice to people who do not want to become technical',
        ],
      },
    ],
  },
  experience: {
    title: 'Experience',
    positions: [
      {
        role: 'Independent data consultant',
        place: 'Polaris, West Hollywood, California',
        years: '2023 to today',
        text: 'Data services for young professionals, strategic consulting and technical leadership for organizations.',
        points: [
          'Advise organizations on technical decisions: which warehouse, which first data hire, what to do with an undocumented system.',
          'Build reporting, matching and warehouse access that runs without me, and hand it over with tests and notes.',
          'Lead the MQE mentorship: ten weeks, four projects, 25 students so far.',
        ],
      },
      {
        role: 'Lead, reporting and data tools',
        place: 'The advancement office of a private university, Los Angeles, California',
        years: '2018 to 2023',
        text: 'Four people who answered for the numbers of a fundraising office and the 15+ business units that it serves.',
        points: [
          'Wrote QuickReports, the class behind every recurring report since: 90% less time spent on them, and five minutes to set up a new one.',
          'Built the entity matcher that reads in event lists and gift files: 98 to 100% accuracy on clean data, 95% less time spent matching by hand, 10,000 records with three attributes in under five minutes.',
          'Built BBDW Connect, the way into the data warehouse: access time down by 85%, 8 template datasets, new analysts productive after five minutes.',
          'Designed the seven dashboards that the vice president, the deans and the gift officers read every week.',
          'Agreed with finance on what a gift is, and wrote it down. It took a year and was worth it.',
        ],
      },
      {
        role: 'Data analyst',
        place: 'A regional food bank network, Los Angeles, California',
        years: '2015 to 2018',
        points: [
          'Brought eleven spreadsheets of donors, volunteers and deliveries into one database, and found that 6,000 donors were 4,700.',
          'Replaced the weekly stock report, three people’s half-day, with one query and a page that the drivers could read on a phone.',
          'Began a data hour on Thursdays to which anyone could bring a number that looked wrong.',
        ],
      },
    ] satisfies readonly Position[] as readonly Position[],
  },
  additional: {
    title: 'Additional Experience',
    positions: [
      {
        role: 'Enrollment office assistant',
        place: 'A community college, Pasadena, California',
        years: '2013 to 2015',
        points: [
          'Copied three exports into one report every week, until a script did it. It was my first.',
        ],
      },
      {
        role: 'Volunteer, open data desk',
        place: 'A public library, Los Angeles, California',
        years: '2019 to today',
        points: [
          'One Saturday a month, help with whatever people bring: budgets, grant tables, a family tree of 900 cousins.',
        ],
      },
      {
        role: 'Workshop teacher',
        place: 'Two associations of fundraising professionals, online',
        years: '2020 to today',
        points: [
          'Half-day workshops on honest dashboards, and on duplicates and how to stop making them.',
        ],
      },
    ] satisfies readonly Position[] as readonly Position[],
  },
  projects: {
    title: 'Projects',
    items: [
      {
        name: 'QuickReports',
        link: '/portfolio/quickreports',
        text: 'A reporting class: query, checks, workbook and mail in one short script. 90% less time spent on recurring reports.',
      },
      {
        name: 'Entity Matching',
        link: '/portfolio/entity-match',
        text: 'Finds out which two records are one person and shows its reasons. Weights every column by how unique it is.',
      },
      {
        name: 'BBDW Connect',
        link: '/portfolio/bbdw-connect',
        text: 'A warehouse that can be asked in plain words. 85% less time from question to data.',
      },
      {
        name: 'Reporting samples',
        link: '/portfolio/reporting-samples',
        text: 'Seven dashboards with the questions, readers and decisions behind them.',
      },
      {
        name: 'MQE Mentorship',
        link: '/portfolio/mqe-mentorship',
        text: 'Measure, question, explain: ten weeks in three phases, four projects, 25 students.',
      },
      {
        name: 'PolarisNet',
        link: '/PolarisNet',
        text: 'Six essays on an identity network that is built on trust instead of a register.',
      },
    ],
  },
  education: {
    title: 'Education',
    items: [
      {
        name: 'Master of Science, Information Systems',
        place: 'A state university in Southern California, in the evenings',
        years: '2016 to 2019',
        text: 'Thesis on record linkage without a known ground truth.',
      },
      {
        name: 'Bachelor of Arts, Music and Linguistics',
        place: 'A liberal arts college in Oregon',
        years: '2009 to 2013',
        text: 'Where I learned to listen for patterns, and that most of them are not there.',
      },
    ],
  },
  intention: {
    title: 'Career Intention',
    paragraphs: [
      'I want to keep building small tools that large offices lean on, and to leave more people behind who can build the next one. What interests me most at the moment is identity: how institutions decide that two records are one person, and what would change if that person had a say.',
      'I take on a few organizations at a time, as an adviser or for as long as it takes to lead a team through a change, and a few students. I would rather finish three things than hold ten.',
    ],
  },
} as const;
