import run from './samples/entity-match/run.json' with { type: 'json' };

const FILES = '/assets/portfolio/entity-match';

/** The script, the lists that it is given and what it makes of them, built with the site. */
export const entityMatchFiles = {
  script: `${FILES}/match_people.py`,
  database: `${FILES}/database.csv`,
  attendees: `${FILES}/attendees.csv`,
  business: `${FILES}/business.csv`,
  analysts: `${FILES}/analysts.csv`,
} as const;

const { labels: counts } = run;

/** The entity matcher: how it decides, what it changed, and where to see it work. */
export const entityMatch = {
  figures: [
    { value: '98–100%', label: 'accuracy on clean data' },
    { value: '10,000', label: 'records with 3 attributes in under 5 minutes' },
    { value: '95%', label: 'less time than matching by hand' },
  ],
  problem: {
    title: 'The problem',
    paragraphs: [
      'An event ends, and a list comes back: names, some email addresses, a few graduation years, no ids. Somewhere in a database of hundreds of thousands are the same people, under a maiden name, a nickname or an address from three jobs ago. Until they are found, you cannot thank them, count them or stop asking them twice.',
      'By hand, that is a week of searching. A plain lookup does it in a second and is wrong in both directions: it misses the José who is stored as Jose, and it joins two people called Mary Smith.',
    ],
  },
  labels: {
    title: 'Three answers, never a guess',
    text: 'Every row of the list ends up under one of three labels, with its score and the reasons beside it.',
    tiles: [
      {
        name: 'Matched',
        text: 'The evidence agrees, there is enough of it, and nobody else fits. The id goes into the list without a review.',
      },
      {
        name: 'Needs Research',
        text: 'Somebody is probably this person: same birthday, new email. A human decides, with the candidate and the reasons already on the table. Two people called Mary Smith, by name alone, end up here too.',
      },
      {
        name: 'Not Matched',
        text: 'No record in the database agrees on all columns of a combination. This is most likely a new person, and that is a result too.',
      },
    ],
  },
  weights: {
    title: 'Weights by uniqueness',
    paragraphs: [
      'Not every agreement means the same. If two records share an email address, they are almost surely one person. If they share a last name, they are two of nine hundred. So each column counts as much as it tells people apart: the number of different values in it, divided by the number of values.',
      'The weights are measured on your own database each time, so they need no guessing, and they stay right as the data grows. What one side lacks counts neither for nor against, and names alone are never enough for a match.',
    ],
    example: {
      caption: `The weights of the sample database, as the script below measured them: ${run.database} invented people. A full bar would be a column in which no value comes twice. In a larger database, names and birthdates count less.`,
      column: 'Column',
      weight: 'Weight',
      rows: Object.entries(run.weights)
        .map(([name, value]) => ({ name, value }))
        .sort((a, b) => b.value - a.value),
    },
  },
  limits: {
    title: 'What it asks of your list',
    rules: [
      {
        name: 'At most 3 column combinations',
        text: 'Candidates are looked up by up to three combinations, the strongest first. More would cost time and find no more people.',
      },
      {
        name: 'Birthdates as YYYYMMDD',
        text: '19840307, and nothing else. A date that could be read in two ways is refused before it can match the wrong person.',
      },
      {
        name: 'Constituencies as the database has them',
        text: 'The values must match exactly. A value that the database does not have is named and the run stops.',
      },
      {
        name: 'One degree year is enough',
        text: 'The degree-year column scans all degrees of a person, so the year of the second one counts too.',
      },
    ],
  },
  impact: {
    title: 'Impact and Results',
    cards: [
      {
        name: 'Match Accuracy',
        text: '98 to 100% on clean data, counted against lists that two people had matched by hand and agreed on.',
      },
      {
        name: 'Transparent Matching',
        text: 'Each result carries its score and its reasons, column by column. Anyone who doubts a match can follow it back.',
      },
      {
        name: 'Pipeline Compatible',
        text: 'A table goes in and a table comes out. It runs in a notebook, in a nightly job, or behind a button.',
      },
      {
        name: 'Enhanced Business Process',
        text: 'Ten thousand records with three attributes take less than five minutes, so lists are matched on the day they arrive and 95% of the time goes back to the people who did it by hand.',
      },
    ],
  },
  sample: {
    title: 'Full Sample Script',
    file: 'match_people.py',
    caption:
      'The whole idea in one file that runs with Python alone: the cleaning, the checks, the weights and the score. The tool behind it adds speed, a log and more ways to compare.',
  },
  resources: {
    title: 'Resources and Examples',
    text: 'What comes out, as the two kinds of readers get it, and how to begin.',
    inputs: {
      text: `The outputs are those of the script above for two invented lists: of ${run.list} attendees, ${counts.Matched} were matched, ${counts['Needs Research']} need research and ${counts['Not Matched']} are not matched. To run it yourself, take`,
      links: [
        { label: 'the database', url: entityMatchFiles.database },
        { label: 'the list of attendees', url: entityMatchFiles.attendees },
      ],
    },
    none: 'The examples are being brought up to date. Write to me and I will send you a set.',
  },
} as const;

/** Buttons that appear when an active asset has the words in its name. */
export const entityMatchResources = [
  { label: 'Example output for business', nameContains: 'example output for business' },
  { label: 'Example output for analysts', nameContains: 'example output for analysts' },
  { label: 'Usage script', nameContains: 'entity match usage script' },
] as const;
