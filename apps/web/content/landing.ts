import { site } from './site.ts';

export const landing = {
  title: `${site.owner} · ${site.role}`,
  description:
    'Analytics coaching for young professionals, strategic consulting and technical leadership ' +
    'for organizations, with fixed prices and case studies.',
  hero: {
    /** The emphasized word. */
    title: ['Numbers you can ', 'steer', ' by.'],
    lead: site.tagline,
    text:
      'I help young professionals level up their analytics, and organizations make technical ' +
      'decisions that hold up. Every service has a fixed scope and a price.',
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
    title: 'Services with clear prices.',
    text:
      'Choose a service to ask about it: the form below is filled in for you. If none fits ' +
      'exactly, we adjust the scope in a free first call.',
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
    title: 'I automate manual data work and teach you to maintain it.',
    paragraphs: [
      `I’m ${site.owner.split(' ')[0]}, and I have worked with data since 2013: for a college, a food bank network and a university, and independently since 2023.`,
      'I build tools for recurring work: a reporting class that replaces a morning of copying and pasting, a matcher that finds records of the same person and gives its reasons, and a connector that makes a data warehouse usable for analysts who do not know its tables.',
      'I also teach. My mentorship takes ten weeks, one to one, and you finish with four projects on your own data.',
    ],
    principles: [
      {
        name: 'Start from the decision',
        text: 'Before we build anything, we agree on the decision that the result should support.',
      },
      {
        name: 'Show the reasoning',
        text: 'You can follow every figure back to the rows it was computed from.',
      },
      {
        name: 'Leave it running',
        text: 'A project is finished when it runs on schedule and your team can maintain it.',
      },
    ],
    portfolio: 'See the portfolio',
    story: 'Read my story',
  },
  connect: {
    eyebrow: "Let's connect",
    title: 'Tell me what you need.',
    text: 'Two lines are enough: what you are working on, what you would like to know or improve, and how I can reach you.',
    steps: [
      'Your message goes directly to me.',
      `I reply ${site.replyTime}, with questions or a suggestion.`,
      'If it is a fit, we talk it through in a free first call.',
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
