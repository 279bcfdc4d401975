import { site } from './site.ts';

export interface Position {
  role: string;
  place: string;
  years: string;
  text?: string;
  points: readonly string[];
}

/** The resume, as page and as Word document. Demo content: an invented person. */
export const resume = {
  name: site.owner,
  role: site.role,
  place: { text: site.place, link: site.mapUrl },
  /** Built with the site, under a fixed name. */
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
      'My first job with data was a weekly spreadsheet, which I automated. I then automated reports for my team and, in the end, for more than fifteen business units of a university. My work since then: reporting, record matching and access to data warehouses, with tests and documentation.',
      'I write code that other people can maintain, check every figure in two ways, and advise against projects that are not worth their cost. I have worked independently since 2023 and have mentored twenty-five students so far.',
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
          'Definitions agreed between finance and the business',
        ],
      },
      {
        name: 'Data quality',
        points: [
          'Entity matching with scores and reasons',
          'Nightly checks with a responsible owner for each',
          'Cleaning and moving data between systems',
        ],
      },
      {
        name: 'Engineering',
        points: [
          'Warehouse modeling, SQL Server and PostgreSQL',
          'Python libraries for colleagues',
          'Tests, version control and handover notes',
        ],
      },
      {
        name: 'People',
        points: [
          'Leading a reporting team of four',
          'Teaching, one to one and in workshops',
          'Technical advice for decision makers without a technical background',
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
          'Build reporting, matching and warehouse access, and hand it over with tests and documentation.',
          'Lead the MQE mentorship: ten weeks, four projects, 25 students so far.',
        ],
      },
      {
        role: 'Lead, reporting and data tools',
        place: 'The advancement office of a private university, Los Angeles, California',
        years: '2018 to 2023',
        text: 'Led a team of four, responsible for the reporting of a fundraising office and the 15+ business units that it serves.',
        points: [
          'Wrote QuickReports, the class behind every recurring report since: 90% less time spent on them, and five minutes to set up a new one.',
          'Built the entity matcher that reads in event lists and gift files: 98 to 100% accuracy on clean data, 95% less time spent matching by hand, 10,000 records with three attributes in under five minutes.',
          'Built BBDW Connect, the way into the data warehouse: access time down by 85%, 8 template datasets, new analysts productive after five minutes.',
          'Designed the seven dashboards that the vice president, the deans and the gift officers work with.',
          'Agreed with finance on one definition of a gift, and documented it.',
        ],
      },
      {
        role: 'Data analyst',
        place: 'A regional food bank network, Los Angeles, California',
        years: '2015 to 2018',
        points: [
          'Brought eleven spreadsheets of donors, volunteers and deliveries into one database, and merged duplicates: 6,000 donor records became 4,700.',
          'Replaced the weekly stock report, three people’s half-day, with one query and a page for the drivers’ phones.',
          'Started a weekly data hour for questions about any number.',
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
          'Combined three exports into a weekly report, and automated it with a first script.',
        ],
      },
      {
        role: 'Volunteer, open data desk',
        place: 'A public library, Los Angeles, California',
        years: '2019 to today',
        points: [
          'One Saturday a month: help with visitors’ own data, from budgets to grant tables.',
        ],
      },
      {
        role: 'Workshop teacher',
        place: 'Two associations of fundraising professionals, online',
        years: '2020 to today',
        points: ['Half-day workshops on dashboard design and on preventing duplicate records.'],
      },
    ] satisfies readonly Position[] as readonly Position[],
  },
  projects: {
    title: 'Projects',
    items: [
      {
        name: 'QuickReports',
        link: '/portfolio/quickreports',
        text: 'A reporting class: query, checks, workbook and email in one short script. 90% less time spent on recurring reports.',
      },
      {
        name: 'Entity Matching',
        link: '/portfolio/entity-match',
        text: 'Finds records of the same person and gives its reasons. Weights every column by how unique its values are.',
      },
      {
        name: 'BBDW Connect',
        link: '/portfolio/bbdw-connect',
        text: 'Access to a data warehouse in everyday terms. 85% less time from question to data.',
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
        text: 'Six essays on a proposed identity network based on trust.',
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
        text: 'Thesis on record linkage without known ground truth.',
      },
      {
        name: 'Bachelor of Arts, Music and Linguistics',
        place: 'A liberal arts college in Oregon',
        years: '2009 to 2013',
        text: 'Thesis on rhythm and stress in spoken English.',
      },
    ],
  },
  intention: {
    title: 'Career Intention',
    paragraphs: [
      'I want to keep building small tools that large offices rely on, and to train the people who maintain and extend them. My main interest at present is identity: how institutions decide that two records are the same person, and how that person could take part in the decision.',
      'I work with a few organizations at a time, as an adviser or as an interim lead, and with a few students.',
    ],
  },
} as const;
