/** The connector to the data warehouse. */
export const bbdwConnect = {
  figures: [
    { value: '85%', label: 'less time from question to data' },
    { value: '5 minutes', label: 'from installing it to being productive' },
    { value: '8', label: 'template datasets to begin with' },
  ],
  problem: {
    title: 'A warehouse with three guides',
    paragraphs: [
      'The warehouse held everything: gifts, pledges, people, degrees, events, twenty years of them. It also held four columns called amount, two kinds of date in one field, and a table of constituents in which the dead were marked in three ways.',
      'Three people knew all that. Everyone else waited for one of the three, or asked their own query and got a number that was wrong by an amount that could not be explained. The knowledge was not secret. It had just never been put where people work.',
    ],
  },
  tiles: {
    title: 'What the connector knows',
    items: [
      {
        name: 'The way in',
        text: 'It signs in as you, with the rights that you have. No password in a file, no shared account, nothing for IT to worry about.',
        link: '#sample',
      },
      {
        name: 'The words',
        text: '“Gifts”, “class year”, “fund”: it speaks as people do, and knows the tables and columns behind each word.',
        link: '#words',
      },
      {
        name: 'The joins',
        text: 'Which key belongs to which, where a left join is needed, and where an innocent one would double the money.',
        link: '#words',
      },
      {
        name: 'The types',
        text: 'Dates come as dates, money comes exact, and what is missing comes as missing and not as the year 1900.',
        link: '#sample',
      },
      {
        name: 'The beginning',
        text: '8 template datasets answer the questions that come every month. Most work starts by changing one of them.',
        link: '#templates',
      },
      {
        name: 'Its own tracks',
        text: 'Each answer carries the SQL behind it. Read it, learn from it, hand it to your auditors.',
        link: '#sample',
      },
    ],
  },
  words: {
    title: 'Words and joins, written down once',
    paragraphs: [
      'Behind the connector is a small dictionary: each word that people use, the column that it means, the rule that makes it right, and the name of the person who decided it. When finance changes what counts as a gift, one line changes, and every report that says “gift” is right again the next morning.',
      'The dictionary is tested every night against totals that finance publishes. If the two part ways, the connector says so before an analyst finds out in a meeting.',
    ],
  },
  sample: {
    title: 'A question, in code',
    file: 'ask_the_warehouse.py',
    caption: 'From nothing to a table one can trust. The old way began with a ticket.',
  },
  templates: {
    title: 'Eight places to begin',
    text: 'Each template is a dataset with its columns named, its rules applied and its total checked.',
    items: [
      { name: 'Gifts and pledges', text: 'what came in, what was promised, what is overdue' },
      { name: 'Donor retention', text: 'who gave again, who stopped, and since when' },
      { name: 'New donors', text: 'first gifts, with what came before them' },
      { name: 'Event attendance', text: 'who was invited, who came, who gave within 90 days' },
      { name: 'Portfolio of a gift officer', text: 'people, stages, last contact, next step' },
      { name: 'Campaign progress', text: 'against its goal, by unit and by month' },
      { name: 'Mailing list', text: 'who may be written to, and how, with the reason if not' },
      { name: 'Data quality', text: 'what is missing, doubled or impossible, and where' },
    ],
  },
  results: {
    title: 'What changed',
    paragraphs: [
      'The time from a question to its data went down by 85%. New analysts are productive after 5 minutes: install, import, ask. Before, the first honest number took them about a month, and the first wrong one about a day.',
      'The three guides are still there. They answer better questions now.',
    ],
  },
} as const;
