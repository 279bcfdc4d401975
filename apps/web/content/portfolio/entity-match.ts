import { matcherLimits } from './matcher-limits.ts';
import cases from './samples/entity-match/cases.json' with { type: 'json' };
import rules from './samples/entity-match/rules.json' with { type: 'json' };
import run from './samples/entity-match/run.json' with { type: 'json' };

const FILES = '/assets/portfolio/entity-match';

/** The script with its inputs and outputs, built with the site. */
export const entityMatchFiles = {
  script: `${FILES}/match_people.py`,
  database: `${FILES}/database.csv`,
  attendees: `${FILES}/attendees.csv`,
  business: `${FILES}/business.csv`,
  analysts: `${FILES}/analysts.csv`,
} as const;

const { labels: counts } = run;
const number = (value: number) => value.toLocaleString('en-US');
const leastScore = rules.matched.toFixed(2);
const leastEvidence = rules.evidence.toFixed(2);

/** The cases of some sample lines. */
const about: Record<number, string> = {
  2: 'stored as José Álvarez',
  3: 'name only; the database has two',
  4: 'with the email of one of the two',
  5: 'a nickname and a maiden name',
  6: 'same birthdate, new email',
  7: 'the year of a second degree',
  8: 'a nickname, name only',
  9: 'same last name and birthdate, like a twin',
  10: 'an email that two people share',
  11: 'a misspelled last name',
  12: 'all caps and extra spaces',
  13: 'same email, another birthdate',
  14: 'not in the database',
};

/** Texts of the entity matcher. */
export const entityMatch = {
  figures: [
    { value: '98–100%', label: 'accuracy on clean data' },
    { value: '10,000', label: 'records with 3 attributes in under 5 minutes' },
    { value: '95%', label: 'less time than matching by hand' },
  ],
  problem: {
    title: 'The problem',
    paragraphs: [
      'After an event you get a list with names, some email addresses, a few graduation years and no IDs. The same people are somewhere in a database of hundreds of thousands, under a maiden name, a nickname or an email address from three jobs ago. Until you find them, you can’t thank them, count them or stop asking them twice.',
      'By hand, that’s a week of searching. A plain lookup takes a second and gets it wrong both ways. It misses the Jose who’s stored as José, and it merges two people named Mary Smith.',
    ],
  },
  labels: {
    title: 'Three answers, never a guess',
    text: 'Every row gets one of three labels, with its score and the reasons beside it.',
    tiles: [
      {
        name: 'Matched',
        text: `The score is at least ${leastScore}, the columns other than names add at least ${leastEvidence}, and no other record fits. The ID goes into the list without review.`,
      },
      {
        name: 'Needs Research',
        text: 'A record may be this person, say with the same birthdate but a new email. A human decides, with the candidate and the reasons in front of them. A Mary Smith with nothing but her name ends up here too, because names add no evidence.',
      },
      {
        name: 'Not Matched',
        text: 'No record in the database agrees on every column of a combination. This is most likely a new person.',
      },
    ],
  },
  weights: {
    title: 'Weights by uniqueness',
    paragraphs: [
      'Some matches mean more than others. Two records with the same email address are almost certainly one person. Two with the same last name may be strangers. So each column counts for as much as it tells people apart, which is its number of different values divided by its number of values.',
      'The weights are measured on your own database every time, so there’s nothing to guess, and they stay right as the data grows. The score is the weighted mean of the columns both sides have. A missing value counts neither for nor against. The evidence is what the columns other than names add, so names alone are never enough for a match.',
    ],
    example: {
      caption: `The weights of the sample database of ${run.database} invented people, as measured by the script below. A full bar would be a column with no repeated value. In a larger database, names and birthdates count for less.`,
      column: 'Column',
      weight: 'Weight',
      rows: Object.entries(run.weights)
        .map(([name, value]) => ({ name, value }))
        .sort((a, b) => b.value - a.value),
    },
  },
  cases: {
    title: 'What the script says',
    text: `${run.list} invented attendees, matched against a database of ${run.database} invented people. Scores and evidence are exactly what the script printed. A match needs a score of ${leastScore} and evidence of ${leastEvidence}.`,
    caption: 'Results of the script for the sample files',
    columns: ['In the list', 'Result', 'Best record', 'Score', 'Evidence', 'Why'],
    rows: cases
      .filter(({ line }) => about[line])
      .map(({ line, candidate, record, ...row }) => ({
        ...row,
        about: about[line] ?? '',
        record: `${candidate} ${record}`.trim(),
      })),
  },
  live: {
    title: 'Try it here',
    text: `The same rules as the script below, running in your browser. Nothing you type leaves this page. It starts with the sample files, so you’ll get the scores above. Change a line, or paste your own list of up to ${number(matcherLimits.list)} people and a database of up to ${number(matcherLimits.database)}.`,
    fields: [
      {
        name: 'database',
        label: 'The database',
        hint: 'Paste cells from a spreadsheet, or lines with commas or semicolons. The first line names the columns, in any order: id, first_name, last_name, email, birthdate, constituency, degree_year. Write several values in one cell as Ortiz|Calder.',
      },
      {
        name: 'list',
        label: 'The list',
        hint: 'The same, without the id. An email, a last name with a birthdate, or a first and last name is enough. Leave the rest empty or leave the column out. Names such as “First Name” and “E-mail” work too.',
      },
    ],
    button: 'Find matches',
    reset: 'Restore the sample lists',
    results: 'Your matches',
    withoutScript:
      'The form for your own lists needs JavaScript, which is off in this browser. The results above are for the sample files.',
  },
  limits: {
    title: 'What your list needs',
    rules: [
      {
        name: 'At most 3 column combinations',
        text: 'A candidate has the same email, the same last name and birthdate, or the same first and last name. A nickname counts as the name it stands for.',
      },
      {
        name: 'Birthdates as YYYYMMDD',
        text: 'Write 19840307, and nothing else. If there’s a date in another format, or one that doesn’t exist, the run stops and names its line before it can match the wrong person.',
      },
      {
        name: 'Constituencies as the database has them',
        text: 'The values must match exactly. If the database doesn’t have a value, the run stops and names it.',
      },
      {
        name: 'One degree year is enough',
        text: 'The degree-year column scans all degrees of a person, so the year of a second degree counts too.',
      },
    ],
  },
  impact: {
    title: 'Impact and Results',
    cards: [
      {
        name: 'Match Accuracy',
        text: '98–100% accurate on clean data, checked against lists that two people had matched by hand and agreed on.',
      },
      {
        name: 'Transparent Matching',
        text: 'Each result shows its score and its reasons, column by column. Anyone who doubts a match can trace it back.',
      },
      {
        name: 'Pipeline Compatible',
        text: 'A table goes in and a table comes out. It runs in a notebook, in a nightly job or behind a button.',
      },
      {
        name: 'Enhanced Business Process',
        text: 'Ten thousand records with three attributes take less than five minutes, so lists get matched the day they arrive. The people who used to do it by hand get 95% of that time back.',
      },
    ],
  },
  sample: {
    title: 'Full Sample Script',
    file: 'match_people.py',
    caption:
      'The whole idea in one file, with the cleaning, the checks, the weights and the score. It needs nothing but Python. The tool I use adds speed, a log and more ways to compare.',
  },
  resources: {
    title: 'Resources and Examples',
    text: 'Sample output for business readers and for analysts, and how to run it.',
    inputs: {
      text: `The script above wrote these for two invented lists. Of ${run.list} attendees, ${counts.Matched} were matched, ${counts['Needs Research']} need research and ${counts['Not Matched']} weren’t matched. To run it yourself, take`,
      links: [
        { label: 'the database', url: entityMatchFiles.database },
        { label: 'the list of attendees', url: entityMatchFiles.attendees },
      ],
    },
    none: 'The examples are being updated. Write to me and I’ll send you a set.',
  },
} as const;

/** Buttons shown if an active asset's name contains the text. */
export const entityMatchResources = [
  { label: 'Example output for business', nameContains: 'example output for business' },
  { label: 'Example output for analysts', nameContains: 'example output for analysts' },
  { label: 'Usage script', nameContains: 'entity match usage script' },
] as const;
