import * as z from 'zod/mini';
import { group, line, list, paragraph } from './fields.ts';
import { part } from './part.ts';
import type { Site } from './site.ts';

const closing = (title: string) =>
  group(title, {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    text: paragraph('Text', 300),
    action: line('Button', 30),
  });

const schema = z.object({
  intro: group('First screen', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    lead: paragraph('After what the list says about its prices', 300),
  }),
  comparison: group('Comparison', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    prices: paragraph('About prices', 300),
  }),
  closing: closing('At the end'),
  service: closing('At the end of each service'),
  firstWeeks: list(
    'The first week',
    group('Service', {
      service: line('Service', 255, 'Its name, as under Services. Others have common steps.'),
      steps: list('Steps', line('Step', 160), { least: 1, most: 4 }),
    }),
    { most: 40 },
  ),
  title: line('Title for search engines', 170),
  description: paragraph('Description for search engines', 300),
});
export type Services = z.output<typeof schema>;

export const servicesPart = part<{ site: Site }>()({
  title: 'Services',
  about: 'The words around your services. The services themselves are under Services.',
  path: '/services',
  schema,
  defaults: ({ site }) => ({
    title: `Services · ${site.owner}`,
    description:
      'Data strategy, analytics, dashboards, cleaning, engineering and honest advice on AI. What ' +
      `${site.owner} does for people and organizations, with prices.`,
    intro: {
      eyebrow: 'Services',
      title: 'What I can take off your desk.',
      lead: 'If you can’t tell which one you need, describe the problem and I’ll tell you, even if the answer is none of them.',
    },
    comparison: {
      eyebrow: 'Compare',
      title: 'Which one is mine?',
      prices:
        'A price follows the hours of my work, not the weeks a service takes. Coaching and first steps for individuals cost less than project work.',
    },
    closing: {
      eyebrow: "Let's connect",
      title: 'Not sure which one it is?',
      text: 'Tell me what should be easier by next month. I’ll point you to the smallest thing that gets you there.',
      action: 'Describe the problem',
    },
    service: {
      eyebrow: 'Next step',
      title: 'A question is a good place to start.',
      text: 'The form already names this service, and asking doesn’t book anything.',
      action: 'Ask about this service',
    },
    firstWeeks: [
      {
        service: 'Level-Up Pack',
        steps: [
          'You send me the report or model, with private data removed.',
          'We read it together and pick the two or three changes that save the most time.',
        ],
      },
      {
        service: 'Data Strategy Session',
        steps: [
          'You answer five questions by email, in about fifteen minutes.',
          'We talk for 90 minutes. You have the map three business days later.',
        ],
      },
      {
        service: 'Reporting Automation',
        steps: [
          'You show me how the report is made today, and I write down every step.',
          'You get a fixed quote and a date. Nothing starts until you agree to both.',
        ],
      },
      {
        service: 'Data Clean-Up Sprint',
        steps: [
          'On day one, you send a copy of the table, and we agree on what counts as a duplicate.',
          'On day four, you check a sample, and I correct the rules.',
          'On day five, you have the clean data, the log and the open cases.',
        ],
      },
      {
        service: 'Dashboard Design',
        steps: [
          'In one hour, we list the decisions the dashboard should support.',
          'By the end of the week, you have a sketch on paper to change.',
        ],
      },
      {
        service: 'AI Readiness Review',
        steps: [
          'Up to eight of your people collect ideas with me for two hours.',
          'By the end of the week, you have up to three ideas worth a closer look.',
        ],
      },
      {
        service: 'Technical Leadership Retainer',
        steps: [
          'We agree on a start date. You can stop at the end of any month.',
          'In the first week, I review what you have and send you a list of priorities.',
        ],
      },
      {
        service: 'MQE Mentorship',
        steps: [
          'We meet for an hour and start with SQL on your own data.',
          'You send your first queries, and I return them line by line.',
        ],
      },
    ],
  }),
});

/** Texts of the list that are the same on every site. */
export const servicesTexts = {
  comparison: 'Which one is mine?',
  columns: {
    situation: 'Your situation',
    service: 'Service',
    audience: 'Good fit',
    duration: 'Time',
    price: 'Price',
  },
} as const;
