import { site } from './site.ts';

export const contact = {
  title: `Contact · ${site.owner}`,
  description:
    `Write to ${site.owner}, ${site.role.toLowerCase()} in ${site.place.split(',')[0]}. Two lines ` +
    'about your data and what you would like to know from it are enough to start.',
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
      'Please do not send passwords or personal records. If I need to see data, we agree on a safe way to share it first.',
  },
  browse: { text: 'Looking for prices?', label: 'All services', link: '/services' },
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
