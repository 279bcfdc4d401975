import { caseStudies } from './portfolio/cases/cases.ts';
import { portfolioItems } from './portfolio/items.ts';
import { site } from './site.ts';

export const contact = {
  title: `Contact · ${site.owner}`,
  description:
    `Write to ${site.owner}, ${site.role.toLowerCase()} in ${site.place.split(',')[0]}. Two lines ` +
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
  /** Beside the thanks, in place of what to include. */
  next: {
    eyebrow: 'What happens next',
    title: 'You’ll hear from me.',
    points: [
      'Your message goes straight to me, and I read it myself.',
      `I reply ${site.replyTime}, with questions or a suggestion.`,
      `If it’s a fit, we talk it through on a free ${site.callMinutes}-minute call.`,
    ],
  },
  browse: { text: 'Looking for prices?', label: 'All services', link: '/services' },
  unknownTopic:
    'The link you followed is about something this site no longer has. Tell me in your own words what you need.',
  form: {
    title: 'Write to me',
    texts: {
      sent: "Thank you for your message. We'll be in touch soon!",
      thanks: {
        title: 'Message Sent Successfully!',
        text: `I have your message and will reply ${site.replyTime}.`,
        again: 'Send Another Message',
      },
    },
  },
} as const;

/** What a link may be about, as `/contact?topic=…`: the message then starts with our own sentence. */
const openings = new Map<string, string>([
  ['custom-training', "I'd like to request a custom training for my team."],
  ...portfolioItems
    .filter(({ service }) => service !== null)
    .map(
      ({ detailPage, title }) =>
        [detailPage, `I'd like to talk about ${title.replace(/^The /, 'the ')}.`] as const,
    ),
  ...caseStudies.map(
    ({ slug, title }) =>
      [slug, `I read the case study “${title}” and need something like it.`] as const,
  ),
]);

export const topics: readonly string[] = [...openings.keys()];

export const openingAbout = (topic: string | null): string | undefined => openings.get(topic ?? '');

/** The contact form with this topic; the plain form if there is none. */
export const topicLink = (topic: string | undefined): string =>
  topic !== undefined && openings.has(topic) ? `/contact?topic=${topic}` : '/contact';
