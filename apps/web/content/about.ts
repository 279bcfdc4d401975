import { site } from './site.ts';

/** Demo content: the story of an invented person. Replace it with yours. */
export const about = {
  title: `About ${site.owner}`,
  description:
    `Who ${site.owner} is: an independent data consultant who automates reports, matches records ` +
    'and teaches. Background, way of working and contact.',
  intro: {
    eyebrow: 'About me',
    title: 'I make data work easier.',
    lead: `I’m ${site.owner}, an independent data consultant in West Hollywood. I automate reports, match records between systems, and teach people to do more with their own data.`,
  },
  resume: 'Download Resume',
  start: { label: 'Get in touch', link: '/contact' },
  portfolio: { label: 'See the portfolio', link: '/portfolio' },
  chapters: [
    {
      title: 'How I started',
      paragraphs: [
        'My first job with data was a weekly report. I copied the same columns out of three exports, corrected the same dates, and sent the result to people who needed one number from it.',
        'The number needed one join and one rule about dates. I wrote a script for both, and the report took minutes instead of a morning. Other teams asked for the same, and that became my work.',
      ],
    },
    {
      title: 'What I have built',
      paragraphs: [
        'QuickReports, a class for recurring reports, cut the time spent on them by 90%. A matcher that compares lists of people and gives its reasons took over 95% of the manual work and leaves doubtful pairs to a person. A connector lets analysts query a data warehouse that only three specialists could use before.',
        'More than fifteen business units of a university use these tools. The portfolio shows each of them, with code, example output and its limits.',
      ],
    },
    {
      title: 'Teaching',
      paragraphs: [
        'I run a mentorship of ten weeks, one to one, with four projects on the student’s own data. Twenty-five students have taken part so far.',
        'I also teach my clients’ teams. Every project ends with a handover: tests, notes, and a session in which your team makes the first change itself.',
      ],
    },
    {
      title: 'Who I work with',
      paragraphs: [
        'Young professionals who already work with data and want to get better at it. They get a plan, regular review of their queries and scripts, and answers to their questions.',
        'Organizations with a technical decision to make: which warehouse to choose, whom to hire first, or how to take over a system without documentation. They get a recommendation with its reasons and costs, and help with carrying it out.',
        'I work alone. The person you talk to in the first call does the work.',
      ],
    },
  ],
  motto: {
    text: 'Polaris is the star that stays in place while you navigate. A good number does the same.',
    source: 'Why the business is called Polaris',
  },
  promises: {
    eyebrow: 'How I work',
    title: 'What you can hold me to',
    points: [
      {
        name: 'Honest advice',
        text: 'If a simple query solves your problem, I will not sell you a model. If you do not need me, I will say so in the first call.',
      },
      {
        name: 'You own the result',
        text: 'Code, notes and rules are yours, and they are written so that your team can maintain them.',
      },
      {
        name: 'Checked figures',
        text: 'I compute every figure in two ways before you see it. If they differ, I show you both and explain why.',
      },
      {
        name: 'Clear explanations',
        text: 'Each result comes with a short summary that people outside of the data team understand.',
      },
    ],
  },
  videos: {
    eyebrow: 'Demonstrations',
    title: 'See the work in action',
    text: 'Short recordings of the tools in use, with made-up data.',
    action: 'Watch',
  },
  closing: {
    eyebrow: "Let's connect",
    title: 'Tell me about your project.',
    text: `Describe in two lines what you have and what you need. I reply ${site.replyTime}, and the first call is free.`,
    action: { label: 'Write to me', link: '/contact' },
  },
} as const;
