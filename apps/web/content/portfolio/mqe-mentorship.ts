/** The mentorship: measure, question, explain. */
export const mentorship = {
  figures: [
    { value: '25', label: 'students so far' },
    { value: '4', label: 'projects, the last one all your own' },
    { value: '10', label: 'weeks, one to one' },
  ],
  summary: {
    title: 'In short',
    paragraphs: [
      'MQE stands for measure, question, explain, in that order. Most courses teach tools and hope that judgment will follow. I do it the other way round: you begin with a decision that somebody around you really has to make, and pick up the tools on the way to it.',
      'We meet every week for an hour. Between the meetings you work on your own data, and I read what you wrote, line by line, as a colleague would. No videos to keep up with, no certificate to frame. At the end there are four projects that you can show and explain without me in the room.',
    ],
  },
  tiles: [
    {
      name: 'Framework',
      text: 'Three verbs, and why they come in this order.',
      link: '#framework',
    },
    { name: 'Phases', text: 'Ten weeks, from honest numbers to a talk.', link: '#phases' },
    { name: 'Components', text: 'What a week is made of.', link: '#components' },
    { name: 'Projects', text: 'The four things you take with you.', link: '#projects' },
  ],
  framework: {
    title: 'The framework',
    verbs: [
      {
        name: 'Measure',
        text: 'Count something, and know what you counted. Where does a row come from, who typed it, what is missing, and what would have to be true for this number to be right? Half of all analysis is done once you know this.',
      },
      {
        name: 'Question',
        text: 'Now distrust it. What else could explain it? Which group is hiding in the average? What did you expect, and did you write it down before you looked? A number that has survived three good questions may be used.',
      },
      {
        name: 'Explain',
        text: 'Say it to the person who has to decide, in one sentence, without a chart first. Then with the one chart that it needs. If they ask what they should do, you are done. If they ask how you got there, you are not.',
      },
    ],
  },
  phases: {
    title: 'The phases',
    items: [
      {
        weeks: 'Weeks 1–3',
        name: 'Measure',
        text: 'We take your own data apart. You learn enough SQL to ask it anything and enough doubt to check the answer, and you write down what each column really means. Project one: a data dictionary that your team will steal.',
      },
      {
        weeks: 'Weeks 4–7',
        name: 'Question',
        text: 'Python joins in, and so do versions, tests and the habit of writing down what you expect. You rebuild one report that you do not trust, and one that you do. Projects two and three come out of these four weeks.',
      },
      {
        weeks: 'Weeks 8–10',
        name: 'Explain',
        text: 'One question that matters to somebody, answered from raw data to recommendation. You present it twice: to me, and then to the person who asked. Project four has your name on it, and a decision at its end.',
      },
    ],
  },
  components: {
    title: 'The components',
    items: [
      {
        name: 'A weekly hour',
        text: 'One to one, by video or in West Hollywood, always with your screen and never with slides.',
      },
      {
        name: 'Review, line by line',
        text: 'Every query and every script you send comes back read, with questions rather than corrections.',
      },
      {
        name: 'A notebook',
        text: 'You write down what you expect before you look. It is the cheapest tool there is, and the one that people keep.',
      },
      {
        name: 'Your own data',
        text: 'From work if it may leave the building, otherwise made up by us so that it hurts in the same places.',
      },
      {
        name: 'An open line',
        text: 'Stuck at four in the afternoon? Write. An unblocked evening is worth more than a perfect session.',
      },
      {
        name: 'The people before you',
        text: 'Twenty-five students so far, and most of them answer messages.',
      },
    ],
  },
  projects: {
    title: 'The four projects',
    items: [
      {
        name: 'A data dictionary',
        text: 'What every column means, where it comes from and when not to believe it.',
      },
      { name: 'A report, rebuilt', text: 'One that took hours, now with checks, and without you.' },
      {
        name: 'A number, taken apart',
        text: 'The figure that everyone quotes, followed down to the row.',
      },
      {
        name: 'A decision',
        text: 'Your own question, answered for a real person, in ten minutes and one page.',
      },
    ],
  },
  quote: {
    text: 'I came for Python. I left with the nerve to say in a meeting that we were counting the wrong thing.',
    source: 'A student, after week ten',
  },
  closing: {
    title: 'Ten weeks from now',
    text: 'You will have spent them anyway. Tell me what you work with and what you wish you could do with it, and we find out in one call whether this is for you.',
    action: { label: 'Start Your Journey', link: '/contact' },
  },
} as const;
