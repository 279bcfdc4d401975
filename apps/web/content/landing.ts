import { site } from './site.ts';

export const landing = {
  title: `${site.owner} · ${site.role}`,
  description:
    'Analytics coaching for young professionals, strategic consulting and technical leadership ' +
    'for organizations, with prices and case studies.',
  hero: {
    /** The emphasized word. */
    title: ['Numbers you can ', 'steer', ' by.'],
    lead: site.tagline,
    text: 'I coach analysts one to one, and I automate the reports and data cleanup their organizations still do by hand.',
    offer: 'See what I offer',
    portfolio: 'View portfolio',
    reply: `I reply ${site.replyTime}.`,
  },
  /** Each with the page that it comes from. */
  figures: [
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
  ],
  /** While the content is the demo. */
  demoFigures: 'Demo content: the figures of an invented consultant.',
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
    paragraphs: [
      `I’m ${site.owner.split(' ')[0]}. I’ve worked with data since 2013, first for a college, a food bank network and a university, and independently since 2023.`,
      'I build tools for recurring work. One replaces a morning of copying and pasting, one finds records of the same person and shows its reasons, and one opens a data warehouse to analysts who don’t know its tables.',
      'I also teach. My mentorship takes ten weeks, one to one, and you finish with four projects on your own data.',
    ],
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
  form: {
    sent: "Thanks for reaching out! I'll get back to you soon.",
    thanks: {
      title: 'Thanks for reaching out!',
      text: `I have your message and will reply ${site.replyTime}.`,
    },
  },
} as const;
