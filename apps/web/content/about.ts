import * as z from 'zod/mini';
import {
  group,
  line,
  list,
  optionalLine,
  optionalParagraph,
  paragraph,
  paragraphs,
} from './fields.ts';
import { part } from './part.ts';
import { roleInText, townOf } from './person.ts';
import { INVENTED_BRAND, type Site } from './site.ts';

const schema = z.object({
  intro: group('First screen', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    lead: paragraph('Introduction', 400),
  }),
  start: line('First button', 30),
  portfolio: line('Second button', 30),
  chapters: list(
    'Your story',
    group('Chapter', { title: line('Heading', 80), paragraphs: paragraphs() }),
    { most: 8 },
  ),
  motto: group('Motto', {
    text: optionalParagraph('Motto', 200),
    source: optionalLine('Below it', 80),
  }),
  promises: group('Promises', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    points: list(
      'Promises',
      group('Promise', { name: line('Name', 40), text: paragraph('Text', 200) }),
      { most: 8 },
    ),
  }),
  videos: group('Videos', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    text: paragraph('Text', 200),
  }),
  closing: group('At the end', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    text: paragraph('Text', 300),
    action: line('Button', 30),
  }),
  title: line('Title for search engines', 170),
  description: paragraph('Description for search engines', 300),
});

/** The story of an invented person. */
const story: z.output<typeof schema>['chapters'] = [
  {
    title: 'How I started',
    paragraphs: [
      'My first data job, in 2013, was a weekly report. I copied the same columns out of three exports, fixed the same dates, and sent the result to people who needed one number from it.',
      'That number took one join and one rule about dates. I wrote a script for both, and the report took minutes instead of a morning. Other teams asked for theirs, and that became my work.',
    ],
  },
  {
    title: 'What I’ve built',
    paragraphs: [
      'QuickReports, a class for recurring reports, cut the time spent on them by 90%. A matcher that compares lists of people and shows its reasons took over 95% of the manual work and leaves doubtful pairs to a person. A connector lets analysts query a data warehouse that only three specialists could use before.',
      'I built them for a university, where more than fifteen business units ran on them by the time I left in 2023. The portfolio shows each tool with its code, example output and limits.',
    ],
  },
  {
    title: 'Teaching',
    paragraphs: [
      'I run a ten-week, one-to-one mentorship with four projects on the student’s own data. I’ve taught twenty-five students so far.',
      'I also teach my clients’ teams. Every project ends with a handover. You get tests and notes, and in the last session your team makes the first change itself.',
    ],
  },
  {
    title: 'Who I work with',
    paragraphs: [
      'I coach young professionals who already work with data and want to get better at it. They get a plan, regular reviews of their queries and scripts, and answers to their questions.',
      'I advise organizations with a technical decision to make. They may be choosing a warehouse, making their first data hire, or taking over an undocumented system. They get a recommendation with its reasons and costs, and help carrying it out.',
      'I’ve worked independently since 2023, and I work alone. The person on your first call is the one who does the work.',
    ],
  },
];

const motto = {
  text: 'Polaris is the star that stays in place while you navigate. A good number does the same.',
  source: 'Why the business is called Polaris',
};

/** Demo content, which is left out once the site is the owner's. */
export const aboutPart = part<{ site: Site }>()({
  title: 'About',
  about: 'Your story, and what clients can expect of you.',
  path: '/about',
  schema,
  defaults: ({ site }) => ({
    title: `About ${site.owner}`,
    description:
      `Who ${site.owner} is: ${roleInText(site.role)} who automates reports, matches records ` +
      'and teaches. Background, way of working and contact.',
    intro: {
      eyebrow: 'About me',
      title: 'I make data work easier.',
      lead: `I’m ${site.owner}, ${roleInText(site.role)} in ${townOf(site.place)}. I automate reports, match records between systems, and teach people to do more with their own data.`,
    },
    start: 'Get in touch',
    portfolio: 'See the portfolio',
    chapters: site.isDemo ? story : [],
    motto: site.brand === INVENTED_BRAND ? motto : { text: '', source: '' },
    promises: {
      eyebrow: 'How I work',
      title: 'What you can hold me to',
      points: [
        {
          name: 'Honest advice',
          text: 'If a simple query solves your problem, I won’t sell you a model. If you don’t need me, I’ll say so on the first call.',
        },
        {
          name: 'You own the result',
          text: 'The code, notes and rules are yours, and your team can maintain them.',
        },
        {
          name: 'Checked figures',
          text: 'I calculate every number two ways before you see it. If they differ, I show you both and explain why.',
        },
        {
          name: 'Clear explanations',
          text: 'Each result comes with a short summary that people outside the data team understand.',
        },
      ],
    },
    videos: {
      eyebrow: 'Demonstrations',
      title: 'See the work in action',
      text: 'Short recordings of the tools in use, with made-up data.',
    },
    closing: {
      eyebrow: "Let's connect",
      title: 'Tell me about your project.',
      text: `Describe what you have and what you need in two lines. I reply ${site.replyTime}, and the first ${site.callMinutes}-minute call is free.`,
      action: 'Write to me',
    },
  }),
});

/** Texts of the page that are the same on every site. */
export const aboutTexts = { resume: 'Download Resume', watch: 'Watch' } as const;
