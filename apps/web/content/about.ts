import { site } from './site.ts';

/** The owner's story, in her words. */
export const about = {
  title: `About ${site.owner}`,
  description:
    `How ${site.owner} went from copying columns every week to taking the manual work out of data ` +
    'for others, and teaching them to keep it out.',
  intro: {
    eyebrow: 'About me',
    title: 'I asked where the number came from.',
    lead: `I’m ${site.owner}, an independent data consultant in West Hollywood. I find the manual work that hides in reports, take it out, and teach the people who read them to keep it out.`,
  },
  resume: 'Download Resume',
  start: { label: 'Get in touch', link: '/contact' },
  portfolio: { label: 'See the portfolio', link: '/portfolio' },
  chapters: [
    {
      title: 'It began with a report',
      paragraphs: [
        'My first job with data was a spreadsheet. Every week I copied the same columns out of the same three exports, repaired the same broken dates, and sent the result to people who looked at one cell. It had never been anyone’s job to ask why it worked like that.',
        'So I asked. The cell needed one join and one rule about dates. Twenty lines of code did it, and finding the nerve to suggest them took longer than writing them. The week after, I had my mornings back. I have been giving other people theirs ever since.',
      ],
    },
    {
      title: 'Then it became a trade',
      paragraphs: [
        'That script grew into a class that other teams could use, and recurring reports came to take 90% less time. Lists of people that used to be compared by eye went through a matcher that weighs every column by how unique it is and gives its reasons: 95% less manual work, with the doubtful pairs left to a person, where they belong. A warehouse that three people knew their way around got a connector that everyone else could ask.',
        'Today more than fifteen business units run on something I built. Most of them have forgotten that it is there, which is the best review I know.',
      ],
    },
    {
      title: 'Teaching is the other half',
      paragraphs: [
        'A script that only I can repair is a debt with my name on it. That is why I teach. Twenty-five students have come through my mentorship so far: ten weeks from the first honest look at their own data to a project that they can show.',
        'I do not watch for the clever query. I watch for the moment when someone stops asking me whether a number is right and starts telling me why it is.',
      ],
    },
    {
      title: 'Who I work with',
      paragraphs: [
        'Mostly with two kinds of people. Young professionals who already do the work and suspect that there is a better way to do it: they need a plan, a push, and someone who reads their queries. And organizations that face a technical decision: a warehouse to choose, a first data person to hire, or an undocumented system to take over. They need someone who has seen it before and sells nothing but the answer.',
        'I work alone, on purpose. What you hear in our first call comes from the person who will write the code.',
      ],
    },
  ],
  motto: {
    text: 'A good figure stays where it is while you move.',
    source: 'Why all of this is called Polaris',
  },
  promises: {
    eyebrow: 'How I work',
    title: 'What you can hold me to',
    points: [
      {
        name: 'I say no early',
        text: 'If a query will do, I will not sell you a model. If you do not need me, you will hear that first.',
      },
      {
        name: 'It is yours',
        text: 'Code, notes and rules belong to you from the first day, written so that the next person can read them.',
      },
      {
        name: 'Counted twice',
        text: 'Every figure is reached in two ways before you see it. When the two disagree, you see that too.',
      },
      {
        name: 'Plain words',
        text: 'Each result comes with one sentence that your busiest colleague will understand.',
      },
    ],
  },
  videos: {
    eyebrow: 'Demonstrations',
    title: 'See the work at work',
    text: 'Short recordings of real tools. The data in them is made up, the mess is not.',
    action: 'Watch',
  },
  closing: {
    eyebrow: "Let's connect",
    title: 'Now you know where I come from.',
    text: 'Tell me where your numbers come from. Two lines are enough to start.',
    action: { label: 'Write to me', link: '/contact' },
  },
} as const;
