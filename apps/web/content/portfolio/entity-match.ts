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
const leastScore = rules.matched.toFixed(2);
const leastEvidence = rules.evidence.toFixed(2);

/** The cases of some sample lines. */
const about: Record<number, string> = {
  2: 'stored as José Álvarez',
  3: 'by name alone; the database has two',
  4: 'with the email of one of the two',
  5: 'a nickname and a maiden name',
  6: 'same birthdate, new email',
  7: 'the year of a second degree',
  8: 'a nickname, by name alone',
  9: 'same last name and birthdate, as twins have',
  10: 'an email that two people share',
  11: 'a misspelled last name',
  12: 'capital letters and extra spaces',
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
      'An event ends, and a list comes back: names, some email addresses, a few graduation years, no ids. Somewhere in a database of hundreds of thousands are the same people, under a maiden name, a nickname or an address from three jobs ago. Until they are found, you cannot thank them, count them or stop asking them twice.',
      'By hand, that is a week of searching. A plain lookup does it in a second and is wrong in both directions: it misses the Jose who is stored as José, and it joins two people called Mary Smith.',
    ],
  },
  labels: {
    title: 'Three answers, never a guess',
    text: 'Every row of the list ends up under one of three labels, with its score and the reasons beside it.',
    tiles: [
      {
        name: 'Matched',
        text: `The score is at least ${leastScore}, the columns other than names add at least ${leastEvidence}, and no other record fits. The id goes into the list without a review.`,
      },
      {
        name: 'Needs Research',
        text: 'Somebody may be this person: same birthdate, new email. A human decides, with the candidate and the reasons at hand. A Mary Smith by name alone ends up here too, because names add no evidence.',
      },
      {
        name: 'Not Matched',
        text: 'No record in the database agrees on all columns of a combination. This is most likely a new person.',
      },
    ],
  },
  weights: {
    title: 'Weights by uniqueness',
    paragraphs: [
      'Not every agreement means the same. Two records that share an email address are almost surely one person; two that share a last name may be strangers. So each column counts as much as it tells people apart: the number of different values in it, divided by the number of values.',
      'The weights are measured on your own database each time, so they need no guessing, and they stay right as the data grows. The score is the weighted mean of the columns that both sides have; what one side lacks counts neither for nor against. The evidence is what the columns other than names add to it, so names alone are never enough for a match.',
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
  cases: {
    title: 'What the script says',
    text: `${run.list} invented attendees against a database of ${run.database} invented people. Scores and evidence are as the script printed them. A match needs a score of ${leastScore} and evidence of ${leastEvidence}.`,
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
    text: `The same rules as the script below, in your browser: nothing that you type leaves this page. The two lists are the sample files, so the scores are those above. Change a line, or bring your own lists of at most 200 people each.`,
    fields: [
      {
        name: 'database',
        label: 'The database',
        hint: 'One person per line. First line: id, first_name, last_name, email, birthdate, constituency, degree_year. A cell may hold several values: Ortiz|Calder.',
      },
      {
        name: 'list',
        label: 'The list',
        hint: 'One person per line. First line: first_name, last_name, email, birthdate, constituency, degree_year. Leave a cell empty where you do not know.',
      },
    ],
    button: 'Find matches',
    reset: 'Put the sample lists back',
    results: 'Matches of your lists',
    withoutScript:
      'The form for your own lists needs JavaScript, which is off in this browser. The results above are those of the sample files.',
  },
  limits: {
    title: 'What it asks of your list',
    rules: [
      {
        name: 'At most 3 column combinations',
        text: 'Candidates are looked up by up to three combinations: the same email, the same last name and birthdate, or the same first and last name. A nickname counts as the name it stands for.',
      },
      {
        name: 'Birthdates as YYYYMMDD',
        text: '19840307, and nothing else. A date in any other format is named with its line, and the run stops before it can match the wrong person.',
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

/** Buttons shown if an active asset's name contains the text. */
export const entityMatchResources = [
  { label: 'Example output for business', nameContains: 'example output for business' },
  { label: 'Example output for analysts', nameContains: 'example output for analysts' },
  { label: 'Usage script', nameContains: 'entity match usage script' },
] as const;
