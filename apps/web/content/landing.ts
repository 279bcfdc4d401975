import { site } from './site.ts';

export const landing = {
  title: `${site.owner} · ${site.role}`,
  description:
    'Analytics coaching for young professionals, strategic consulting and technical leadership ' +
    'for organizations. For people who would rather steer than guess.',
  hero: {
    /** The one word that carries it is set in italics. */
    title: ['Numbers you can ', 'steer', ' by.'],
    lead: site.tagline,
    text:
      'I help young professionals level up their analytics, and organizations make technical ' +
      'decisions that hold. Every service has a fixed scope and a price.',
    offer: 'See what I offer',
    portfolio: 'View portfolio',
    reply: `I reply ${site.replyTime}.`,
  },
  figures: [
    { value: '90%', label: 'less time spent on recurring reports' },
    { value: '95%', label: 'less time spent matching records by hand' },
    { value: '25', label: 'students mentored from first query to own project' },
    { value: '15+', label: 'business units that run on something I built' },
  ],
  offer: {
    eyebrow: 'What I offer',
    title: 'Clear work, with the price on it.',
    text:
      'Pick what sounds closest. The form below will already know what you mean, and we can ' +
      'change everything once we talk.',
    highlighted: 'Level-Up Pack',
    highlight: 'A good place to start',
    all: 'All services',
  },
  work: {
    eyebrow: 'Selected work',
    title: 'What changed, and how it was measured.',
    text: 'Three case studies with their numbers: hours before, hours after, and where the hours were counted.',
    all: 'See the whole portfolio',
  },
  about: {
    eyebrow: 'About me',
    title: 'I take the manual work out of data, then teach you to keep it out.',
    paragraphs: [
      `I’m ${site.owner.split(' ')[0]}. Most of what I build began the same way: somebody needed a number by ten, and the report took until noon.`,
      'So I build the parts that should never have been done by hand. A reporting class that turns a morning of copying and pasting into a few lines of code. A matcher that works out which two records are one person, and shows why. A connector that lets you ask a data warehouse a question without first learning where it keeps everything.',
      'And I teach. My mentorship runs for ten weeks, from the first honest look at your data to a project with your name on it. I would rather leave you with a habit than with an invoice.',
    ],
    principles: [
      {
        name: 'Start from the decision',
        text: 'What will you do differently once you know? If nothing, we measure something else.',
      },
      {
        name: 'Show the reasoning',
        text: 'No black boxes. You should be able to follow every figure back to the row it came from.',
      },
      {
        name: 'Leave it running',
        text: 'The work is done when it runs on schedule without me, and your team can maintain it.',
      },
    ],
    portfolio: 'See the portfolio',
    story: 'Read my story',
  },
  connect: {
    eyebrow: "Let's connect",
    title: 'Tell me where the numbers lose you.',
    text: 'Two lines are enough. What you are working on, what you wish you knew, and how you would like to hear back.',
    steps: [
      'Your message comes straight to me. There is no sales desk.',
      'I read it, think about it, and answer in person.',
      'If it fits, we find a time to talk it through, at no charge.',
    ],
  },
  form: {
    sent: "Thanks for reaching out! I'll get back to you soon.",
    thanks: {
      title: 'Thanks for reaching out!',
      text: 'Your message is with me now. I read every one myself and will get back to you soon.',
    },
  },
} as const;
