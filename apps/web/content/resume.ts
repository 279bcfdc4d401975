import * as z from 'zod/mini';
import { group, line, link, list, optionalLine, paragraph, paragraphs } from './fields.ts';
import { part } from './part.ts';
import { townOf } from './person.ts';
import type { CaseStudy } from './portfolio/cases/case-study.ts';
import type { Site } from './site.ts';

const positionSchema = group('Position', {
  role: line('Role', 120),
  place: line('Employer and place', 160),
  years: line('Years', 40, 'Such as “2018 to 2023”.'),
  text: optionalLine('Summary', 300),
  points: list('Results', paragraph('Result', 400), { least: 1, most: 12 }),
});
export type Position = z.output<typeof positionSchema>;

const schema = z.object({
  figures: list(
    'Figures',
    group('Figure', { value: line('Figure', 8), label: line('What it counts', 80) }),
    { most: 4 },
  ),
  narrative: paragraphs('Narrative', 6),
  competencies: list(
    'Core competencies',
    group('Field', {
      name: line('Name', 60),
      points: list('Points', line('Point', 160), { least: 1, most: 8 }),
    }),
    { most: 8 },
  ),
  experience: list('Experience', positionSchema, { most: 20 }),
  additional: list('Additional experience', positionSchema, { most: 20 }),
  projects: list(
    'Projects',
    group('Project', { name: line('Name', 80), link: link('Link'), text: paragraph('Text', 300) }),
    { most: 20 },
  ),
  education: list(
    'Education',
    group('Degree', {
      name: line('Degree', 120),
      place: line('Where', 160),
      years: line('Years', 40),
      text: paragraph('Text', 300),
    }),
    { most: 10 },
  ),
  intention: paragraphs('Career intention', 6),
});
export type Resume = z.output<typeof schema>;

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const clientsOf = (cases: readonly CaseStudy[]) =>
  new Intl.ListFormat('en-US').format(cases.map(({ client }) => uncapitalized(client)));

/** The resume, as page and as Word document. Demo content: an invented person. */
export const resumePart = part<{ site: Site; cases: { studies: readonly CaseStudy[] } }>()({
  title: 'Resume',
  about: 'The page, and the Word document that visitors download.',
  path: '/portfolio/resume',
  schema,
  defaults: ({ site, cases: { studies } }) => ({
    figures: [
      { value: '15+', label: 'business units that run on something I built' },
      { value: '90%', label: 'less time spent on recurring reports' },
      { value: '85%', label: 'less time from question to data' },
      { value: '25', label: 'students mentored so far' },
    ],
    narrative: [
      'My first data job was a weekly spreadsheet, so I automated it. Then I automated my team’s reports, and in the end those of more than fifteen business units at a university. Today I build reporting, record matching and data warehouse access, all of it tested and documented.',
      'I write code that other people can maintain. I calculate every number two ways, and I say so when a project isn’t worth its cost. I’ve worked independently since 2023 and have mentored twenty-five students so far.',
    ],
    competencies: [
      {
        name: 'Reporting',
        points: [
          'Recurring reports without manual work, in Python and SQL',
          'Dashboards in Power BI and Tableau, each built around one decision',
          'Definitions that finance and the business agree on',
        ],
      },
      {
        name: 'Data quality',
        points: [
          'Entity matching with scores and reasons',
          'Nightly checks, each with an owner',
          'Cleaning data and moving it between systems',
        ],
      },
      {
        name: 'Engineering',
        points: [
          'Warehouse modeling, SQL Server and PostgreSQL',
          'Python libraries that colleagues use',
          'Tests, version control and handover notes',
        ],
      },
      {
        name: 'People',
        points: [
          'Leading a reporting team of four',
          'Teaching, one to one and in workshops',
          'Technical advice for nontechnical decision makers',
        ],
      },
    ],
    experience: [
      {
        role: 'Independent data consultant',
        place: `${site.brand}, ${townOf(site.place)}`,
        years: '2023 to today',
        text: 'Data services for young professionals; strategic consulting and technical leadership for organizations.',
        points: [
          'Advise organizations on technical decisions, such as which warehouse to buy, whom to hire first and what to do with an undocumented system.',
          'Build reporting, record matching and warehouse access, and hand them over with tests and documentation.',
          ...(studies.length > 0 ? [`Clients include ${clientsOf(studies)}.`] : []),
          'Run the MQE mentorship, with four projects in ten weeks and 25 students so far.',
        ],
      },
      {
        role: 'Lead, reporting and data tools',
        place: 'The advancement office of a private university, Los Angeles, California',
        years: '2018 to 2023',
        text: 'Led the team of four that handled reporting for the fundraising office and the 15+ business units it served.',
        points: [
          'Wrote QuickReports, which cut the time spent on recurring reports by 90%. A new report takes five minutes to set up.',
          'Built the entity matcher for event lists and gift files. It is 98 to 100% accurate on clean data, handles 10,000 records with three attributes in under five minutes and cut manual matching by 95%.',
          'Built BBDW Connect, a Python library for the data warehouse. It cut access time by 85%, comes with 8 template datasets and makes new analysts productive in five minutes.',
          'Designed the seven dashboards that the vice president, the deans and the gift officers worked with.',
          'Got finance and fundraising to agree on one definition of a gift, and documented it.',
        ],
      },
      {
        role: 'Data analyst',
        place: 'A regional food bank network, Los Angeles, California',
        years: '2015 to 2018',
        text: '',
        points: [
          'Moved eleven spreadsheets of donors, volunteers and deliveries into one database. Merging duplicates turned 6,000 donor records into 4,700.',
          'Replaced the weekly stock report, three people’s half-day, with one query and a page for the drivers’ phones.',
          'Started a weekly hour where anyone could ask about any number.',
        ],
      },
    ],
    additional: [
      {
        role: 'Enrollment office assistant',
        place: 'A community college, Pasadena, California',
        years: '2013 to 2015',
        text: '',
        points: [
          'Combined three exports into a weekly report, and automated it with my first script.',
        ],
      },
      {
        role: 'Volunteer, open data desk',
        place: 'A public library, Los Angeles, California',
        years: '2019 to today',
        text: '',
        points: [
          'Help visitors with their own data one Saturday per month, from budgets to grant tables.',
        ],
      },
      {
        role: 'Workshop instructor',
        place: 'Two associations of fundraising professionals, online',
        years: '2020 to today',
        text: '',
        points: ['Half-day workshops on dashboard design and on preventing duplicate records.'],
      },
    ],
    projects: [
      {
        name: 'QuickReports',
        link: '/portfolio/quickreports',
        text: 'A Python class that runs the query, the checks, the workbook and the email from one short script. 90% less time spent on recurring reports.',
      },
      {
        name: 'Entity Matching',
        link: '/portfolio/entity-match',
        text: 'Finds records of the same person and shows its reasons. Weights each column by how unique its values are.',
      },
      {
        name: 'BBDW Connect',
        link: '/portfolio/bbdw-connect',
        text: 'Data warehouse access in everyday terms. 85% less time from question to data.',
      },
      {
        name: 'Reporting samples',
        link: '/portfolio/reporting-samples',
        text: 'Seven dashboards, with the questions, readers and decisions behind them.',
      },
      {
        name: 'MQE Mentorship',
        link: '/portfolio/mqe-mentorship',
        text: 'Measure, question, explain. Ten weeks in three phases, with four projects. 25 students so far.',
      },
      {
        name: 'PolarisNet',
        link: '/PolarisNet',
        text: 'Six essays on a proposed identity network based on trust.',
      },
    ],
    education: [
      {
        name: 'Master of Science, Information Systems',
        place: 'A state university in Southern California (evening program)',
        years: '2016 to 2019',
        text: 'Thesis on record linkage without ground truth.',
      },
      {
        name: 'Bachelor of Arts, Music and Linguistics',
        place: 'A liberal arts college in Oregon',
        years: '2009 to 2013',
        text: 'Thesis on rhythm and stress in spoken English.',
      },
    ],
    intention: [
      'I want to keep building small tools that large offices rely on, and to train the people who maintain them. What interests me most right now is identity. How do institutions decide that two records are the same person, and how could that person have a say?',
      'I work with a few organizations at a time, as an adviser or interim lead, and with a few students.',
    ],
  }),
});

/** Where the Word document is served. */
export const RESUME_FILE = '/assets/portfolio/resume.docx';

/** Texts of the page that are the same on every site. */
export const resumeTexts = {
  download: { label: 'Download Resume', note: 'Word document, two pages', short: 'Download' },
  narrative: 'Narrative',
  competencies: 'Core Competencies',
  experience: 'Experience',
  additional: 'Additional Experience',
  projects: 'Projects',
  education: 'Education',
  intention: 'Career Intention',
} as const;
