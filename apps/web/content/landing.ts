import * as z from 'zod/mini';
import { group, line, link, list, optionalLine, paragraph, paragraphs } from './fields.ts';
import { part } from './part.ts';
import { roleInText, townOf } from './person.ts';
import type { Site } from './site.ts';

const schema = z.object({
  hero: group('First screen', {
    title: line('Headline', 60, 'Put *asterisks* around the word that is emphasized.'),
    lead: paragraph('Introduction', 200),
    text: paragraph('Text', 300),
    offer: line('First button', 30),
    portfolio: line('Second button', 30),
    reply: line('Beside the lowest price', 80),
  }),
  figures: list(
    'Figures',
    group('Figure', {
      value: line('Figure', 8, 'Such as “90%”.'),
      label: line('What it counts', 80),
      source: group('Where it comes from', { label: line('Text', 40), link: link('Link') }),
    }),
    { most: 4 },
  ),
  offer: group('Services', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    text: paragraph('Text', 300),
    highlighted: optionalLine('Highlighted service', 255, 'Its name, as under Services.'),
    highlight: line('Why it is highlighted', 40),
    all: line('Link to all services', 40),
  }),
  work: group('Work', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    text: paragraph('Text', 300),
    all: line('Link to the portfolio', 40),
  }),
  about: group('About you', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 100),
    paragraphs: paragraphs('Paragraphs', 5, 800),
    principles: list(
      'Principles',
      group('Principle', { name: line('Name', 40), text: paragraph('Text', 200) }),
      { most: 5 },
    ),
    portfolio: line('First button', 30),
    story: line('Second button', 30),
  }),
  connect: group('Contact', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    text: paragraph('Text', 300),
    steps: list('What happens next', line('Step', 160), { least: 1, most: 5 }),
  }),
  thanks: paragraph('After a message was sent', 200),
  title: line('Title for search engines', 170),
  description: paragraph('Description for search engines', 160),
});

/** The figures of an invented consultant. */
const figures: z.output<typeof schema>['figures'] = [
  {
    value: '90%',
    label: 'less time spent on recurring reports',
    source: { label: 'QuickReports', link: '/portfolio/quickreports' },
  },
  {
    value: '95%',
    label: 'less manual matching, for a university’s event lists',
    source: { label: 'Entity Matching', link: '/portfolio/entity-match' },
  },
  {
    value: '25',
    label: 'students mentored from first query to own project',
    source: { label: 'The MQE Mentorship', link: '/portfolio/mqe-mentorship' },
  },
  {
    value: '15+',
    label: 'business units that ran on something I built',
    source: { label: 'Resume', link: '/portfolio/resume' },
  },
];

/** Demo content, which is left out once the site is the owner's. */
export const landingPart = part<{ site: Site }>()({
  title: 'Home page',
  about: 'What visitors see first.',
  path: '/',
  schema,
  defaults: ({ site }) => ({
    title: `${site.owner} · ${site.role}`,
    description:
      'Analytics coaching for young professionals, strategic consulting and technical leadership ' +
      `for organizations, with prices${site.isDemo ? ' and case studies' : ''}.`,
    hero: {
      title: 'Numbers you can *steer* by.',
      lead: site.tagline,
      text: 'I coach analysts one to one, and I automate the reports and data cleanup their organizations still do by hand.',
      offer: 'See what I offer',
      portfolio: 'View portfolio',
      reply: `I reply ${site.replyTime}.`,
    },
    figures: site.isDemo ? figures : [],
    offer: {
      eyebrow: 'What I offer',
      title: 'Services with clear prices.',
      text: `Pick a service to ask about it, and the form below fills itself in. If none fits exactly, we adjust the scope on a free ${site.callMinutes}-minute call.`,
      highlighted: 'Level-Up Pack',
      highlight: 'A good place to start',
      all: 'All services',
    },
    work: {
      eyebrow: 'Selected work',
      title: 'What changed, and how it was measured.',
      text: 'Three case studies with the hours before, the hours after, and where they were counted.',
      all: 'See the whole portfolio',
    },
    about: {
      eyebrow: 'About me',
      title: 'I automate manual data work and teach you to maintain it.',
      paragraphs: site.isDemo
        ? [
            `I’m ${site.owner.split(' ')[0]}. I’ve worked with data since 2013, first for a college, a food bank network and a university, and independently since 2023.`,
            'I build tools for recurring work. One replaces a morning of copying and pasting, one finds records of the same person and shows its reasons, and one opens a data warehouse to analysts who don’t know its tables.',
            'I also teach. My mentorship takes ten weeks, one to one, and you finish with four projects on your own data.',
          ]
        : [`I’m ${site.owner.split(' ')[0]}, ${roleInText(site.role)} in ${townOf(site.place)}.`],
      principles: [
        {
          name: 'Start with the decision',
          text: 'Before we build anything, we agree on the decision it should support.',
        },
        {
          name: 'Show the reasoning',
          text: 'You can trace every figure back to the rows it came from.',
        },
        {
          name: 'Leave it running',
          text: 'A project is done when it runs on schedule and your team can maintain it.',
        },
      ],
      portfolio: 'See the portfolio',
      story: 'Read my story',
    },
    connect: {
      eyebrow: "Let's connect",
      title: 'Tell me what you need.',
      text: 'Two lines are enough. Tell me what you’re working on, what you’d like to know or improve, and how to reach you.',
      steps: [
        'Your message goes straight to me.',
        `I reply ${site.replyTime}, with questions or a suggestion.`,
        `If it’s a fit, we talk it through on a free ${site.callMinutes}-minute call.`,
      ],
    },
    thanks: `I have your message and will reply ${site.replyTime}.`,
  }),
});

/** Texts of the page that are the same on every site. */
export const landingTexts = {
  /** Shown while the content is the demo. */
  demoFigures: 'Demo content: the figures of an invented consultant.',
  sent: "Thanks for reaching out! I'll get back to you soon.",
  thanks: 'Thanks for reaching out!',
} as const;
