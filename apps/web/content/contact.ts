import * as z from 'zod/mini';
import { group, line, list, paragraph } from './fields.ts';
import { part } from './part.ts';
import { townOf } from './person.ts';
import type { Site } from './site.ts';

const points = (title: string) => list(title, line('Point', 200), { least: 1, most: 6 });

const schema = z.object({
  intro: group('First screen', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    lead: paragraph('Introduction', 400),
  }),
  helps: group('Beside the form', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    points: points('What to include'),
    confidence: paragraph('About confidential data', 300),
  }),
  next: group('After a message was sent', {
    eyebrow: line('Small heading', 40),
    title: line('Heading', 80),
    points: points('What happens next'),
  }),
  thanks: paragraph('Thanks', 200),
  title: line('Title for search engines', 170),
  description: paragraph('Description for search engines', 300),
});

export const contactPart = part<{ site: Site }>()({
  title: 'Contact',
  about: 'What to write, and what happens next.',
  path: '/contact',
  schema,
  defaults: ({ site }) => ({
    title: `Contact · ${site.owner}`,
    description:
      `Write to ${site.owner}, ${site.role.toLowerCase()} in ${townOf(site.place)}. Two lines ` +
      'about your data and what you’d like to know from it are enough to start.',
    intro: {
      eyebrow: 'Contact',
      title: 'Start with two lines.',
      lead: `Ask a question, describe a problem, or send a plan for a second opinion. I read every message myself and reply ${site.replyTime}.`,
    },
    helps: {
      eyebrow: 'Your message',
      title: 'What to include',
      points: [
        'What you do, and who uses your reports or data.',
        'What you have today: spreadsheets, a database, a data warehouse.',
        'What you want to achieve, and by when.',
      ],
      confidence:
        'Please don’t send passwords or personal records. If I need to see data, we’ll agree on a safe way to share it first.',
    },
    next: {
      eyebrow: 'What happens next',
      title: 'You’ll hear from me.',
      points: [
        'Your message goes straight to me, and I read it myself.',
        `I reply ${site.replyTime}, with questions or a suggestion.`,
        `If it’s a fit, we talk it through on a free ${site.callMinutes}-minute call.`,
      ],
    },
    thanks: `I have your message and will reply ${site.replyTime}.`,
  }),
});

/** Texts of the page that are the same on every site. */
export const contactTexts = {
  heading: 'Write to me',
  sent: "Thank you for your message. We'll be in touch soon!",
  thanks: 'Message Sent Successfully!',
  again: 'Send Another Message',
  bookCall: { text: 'Would you rather talk?', label: 'Book a free call.' },
  browse: { text: 'Looking for prices?', label: 'All services', link: '/services' },
  unknownTopic:
    'The link you followed is about something this site no longer has. Tell me in your own words what you need.',
} as const;
