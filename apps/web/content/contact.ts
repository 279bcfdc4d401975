import { site } from './site.ts';

export const contact = {
  title: `Contact · ${site.owner}`,
  description:
    `Write to ${site.owner}, ${site.role.toLowerCase()} in ${site.place.split(',')[0]}. Two lines ` +
    'about your data and what you would like to know from it are enough to start.',
  intro: {
    eyebrow: 'Contact',
    title: 'Start with two lines.',
    lead: 'A question, a table that will not add up, a plan that wants a second pair of eyes. Whatever it is, it lands on my desk and nowhere else.',
  },
  helps: {
    eyebrow: 'Your message',
    title: 'What helps me answer well',
    points: [
      'What you do, and who reads the numbers.',
      'What you have today: a spreadsheet, a warehouse, a hunch.',
      'The decision you are waiting to make, and by when.',
    ],
    confidence:
      'Please leave passwords and personal records out of it. If I need to see data, we agree on a safe way first.',
  },
  browse: { text: 'Would you rather look around first?', label: 'All services', link: '/services' },
  form: {
    title: 'Write to me',
    texts: {
      sent: "Thank you for your message. We'll be in touch soon!",
      thanks: {
        title: 'Message Sent Successfully!',
        text: "Thank you for your message. We'll be in touch soon!",
        again: 'Send Another Message',
      },
    },
  },
} as const;

/** What a link may be about, as `/contact?about=…`: the message then opens with our own sentence. */
const openings = new Map([
  ['custom-training', "I'd like to request a custom training for my team."],
]);

export const subjects: readonly string[] = [...openings.keys()];

export const openingAbout = (subject: string | null): string | undefined =>
  openings.get(subject ?? '');
