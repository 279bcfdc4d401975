import * as z from 'zod/mini';
import { choice, group, line, list, paragraph } from '../fields.ts';
import { part } from '../part.ts';
import { townOf } from '../person.ts';
import type { Site } from '../site.ts';
import { figures, namedSection, textSection } from './tool-fields.ts';

const schema = z.object({
  figures: figures(),
  summary: textSection('Summary'),
  tiles: list(
    'Tiles',
    group('Tile', {
      name: line('Name', 40),
      text: paragraph('Text', 200),
      section: choice('Scrolls to', ['framework', 'phases', 'components', 'projects']),
    }),
    { least: 1, most: 4 },
  ),
  framework: namedSection('Framework', 'Steps', 'Step'),
  phases: group('Phases', {
    title: line('Heading', 80),
    items: list(
      'Phases',
      group('Phase', {
        weeks: line('Weeks', 30),
        name: line('Name', 40),
        text: paragraph('Text', 400),
      }),
      { least: 1, most: 6 },
    ),
  }),
  components: namedSection('Components', 'Components', 'Component'),
  projects: namedSection('Projects', 'Projects', 'Project'),
  quote: group('Quote', { text: paragraph('Quote', 300), source: line('Who said it', 120) }),
  closing: group('At the end', { title: line('Heading', 80), text: paragraph('Text', 300) }),
});

/** Demo content: the mentorship of an invented consultant. */
export const mentorshipPart = part<{ site: Site }>()({
  title: 'Mentorship',
  about: 'The page of the mentorship. Its first screen is under Portfolio.',
  path: '/portfolio/mqe-mentorship',
  schema,
  defaults: ({ site }) => ({
    figures: [
      { value: '25', label: 'students so far' },
      { value: '4', label: 'projects, the last one all your own' },
      { value: '10', label: 'weeks, one to one' },
    ],
    summary: {
      title: 'In short',
      paragraphs: [
        'MQE stands for measure, question, explain, in that order. You start from a real decision at work and learn the SQL, Python and statistics you need for it.',
        'We meet for an hour every week. Between meetings you work on your own data, and I review what you write, line by line. After ten weeks you have four projects to show and explain. There’s no certificate.',
      ],
    },
    tiles: [
      {
        name: 'Framework',
        text: 'Three steps, and why they come in this order.',
        section: 'framework' as const,
      },
      { name: 'Phases', text: 'Ten weeks in three phases.', section: 'phases' as const },
      { name: 'Components', text: 'What every week includes.', section: 'components' as const },
      {
        name: 'Projects',
        text: 'What you’ll have built by the end.',
        section: 'projects' as const,
      },
    ],
    framework: {
      title: 'The framework',
      items: [
        {
          name: 'Measure',
          text: 'Know what you’re counting. Where does each row come from, who entered it, what’s missing, and which assumptions does the number depend on?',
        },
        {
          name: 'Question',
          text: 'Test the number before you use it. What else could explain it? Does the average hide a group? How does it compare with what you wrote down beforehand?',
        },
        {
          name: 'Explain',
          text: 'Present the result to the person who decides, with one sentence, one chart, one recommendation and how certain you are.',
        },
      ],
    },
    phases: {
      title: 'The phases',
      items: [
        {
          weeks: 'Weeks 1–3',
          name: 'Measure',
          text: 'You learn SQL on your own data and document what each column means and how reliable it is. Project one is a data dictionary for your team.',
        },
        {
          weeks: 'Weeks 4–7',
          name: 'Question',
          text: 'You add Python, version control and tests. You rebuild one report with checks and trace one figure back to its rows. These are projects two and three.',
        },
        {
          weeks: 'Weeks 8–10',
          name: 'Explain',
          text: 'You answer one question from raw data to recommendation and present it twice, first to me and then to the person who asked. This is project four.',
        },
      ],
    },
    components: {
      title: 'The components',
      items: [
        {
          name: 'A weekly hour',
          text: `One to one, by video or in ${townOf(site.place)}, working on your screen.`,
        },
        {
          name: 'Review, line by line',
          text: 'I review every query and script you send, with comments and questions.',
        },
        {
          name: 'A notebook',
          text: 'You write down what you expect before you look at the result. That shows you where your assumptions are wrong.',
        },
        {
          name: 'Your own data',
          text: 'From work, if your employer allows it. If not, we make a dataset with the same problems.',
        },
        {
          name: 'An open line',
          text: `If you get stuck between sessions, write to me. I reply ${site.replyTime}.`,
        },
        {
          name: 'Former students',
          text: 'There are twenty-five so far. Ask, and I’ll put you in touch with one of them.',
        },
      ],
    },
    projects: {
      title: 'The four projects',
      items: [
        {
          name: 'A data dictionary',
          text: 'What every column means, where it comes from and how reliable it is.',
        },
        { name: 'A report, rebuilt', text: 'A recurring report, automated, with checks.' },
        {
          name: 'A number, taken apart',
          text: 'An important figure, traced back to the rows it comes from.',
        },
        {
          name: 'A decision',
          text: 'Your own question, answered on one page and in ten minutes for the person who decides.',
        },
      ],
    },
    quote: {
      text: 'Write down what you expect before you look at the result.',
      source: `${site.owner}, on the first rule of the mentorship`,
    },
    closing: {
      title: 'Ten weeks from now',
      text: 'Tell me what data you work with and what you want to learn. On a free first call, we’ll find out whether the program is right for you.',
    },
  }),
});

/** The button at the end, as specified. */
export const mentorshipStart = 'Start Your Journey';
