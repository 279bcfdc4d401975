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

/** The results of the sample run, for texts that quote its numbers. */
export const sampleRun = {
  list: run.list,
  database: run.database,
  leastScore: rules.matched.toFixed(2),
  leastEvidence: rules.evidence.toFixed(2),
} as const;

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

/** Texts of the matcher, its samples and its files, and labels that are the same on every site. */
export const entityMatchTexts = {
  labels: { matched: 'Matched', research: 'Needs Research', none: 'Not Matched' },
  cases: {
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
  weights: {
    caption: `The weights of the sample database of ${run.database} invented people, as measured by the script below. A full bar would be a column with no repeated value. In a larger database, names and birthdates count for less.`,
    column: 'Column',
    weight: 'Weight',
    rows: Object.entries(run.weights)
      .map(([name, value]) => ({ name, value }))
      .sort((a, b) => b.value - a.value),
  },
  live: {
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
    accuracy: 'Match Accuracy',
    transparency: 'Transparent Matching',
    pipeline: 'Pipeline Compatible',
    process: 'Enhanced Business Process',
  },
  sample: { title: 'Full Sample Script', file: 'match_people.py' },
  resources: {
    title: 'Resources and Examples',
    inputs: {
      text: `The script above wrote these for two invented lists. Of ${run.list} attendees, ${counts.Matched} were matched, ${counts['Needs Research']} need research and ${counts['Not Matched']} weren’t matched. To run it yourself, take`,
      links: [
        { label: 'the database', url: entityMatchFiles.database },
        { label: 'the list of attendees', url: entityMatchFiles.attendees },
      ],
    },
  },
} as const;

/** Buttons shown if an active asset's name contains the text. */
export const entityMatchResources = [
  { label: 'Example output for business', nameContains: 'example output for business' },
  { label: 'Example output for analysts', nameContains: 'example output for analysts' },
  { label: 'Usage script', nameContains: 'entity match usage script' },
] as const;
