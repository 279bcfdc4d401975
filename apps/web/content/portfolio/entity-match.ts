import * as z from 'zod/mini';
import { group, line, paragraph, paragraphs } from '../fields.ts';
import { part } from '../part.ts';
import { sampleRun as run } from './entity-match-texts.ts';
import { matcherLimits } from './matcher-limits.ts';
import { figures, textSection } from './tool-fields.ts';

const number = (value: number) => value.toLocaleString('en-US');
const heading = () => line('Heading', 80);
const headed = (title: string) => group(title, { title: heading(), text: paragraph('Text', 400) });

const schema = z.object({
  figures: figures(),
  problem: textSection('The problem'),
  labels: group('The three answers', {
    title: heading(),
    text: paragraph('Text', 300),
    matched: paragraph('Matched', 400),
    research: paragraph('Needs Research', 400),
    none: paragraph('Not Matched', 400),
  }),
  cases: headed('Results of the sample'),
  weights: group('Weights', { title: heading(), paragraphs: paragraphs('Paragraphs', 6) }),
  live: headed('The matcher on the page'),
  impact: group('Impact and Results', {
    accuracy: paragraph('Match Accuracy', 400),
    transparency: paragraph('Transparent Matching', 400),
    pipeline: paragraph('Pipeline Compatible', 400),
    process: paragraph('Enhanced Business Process', 400),
  }),
  sample: group('Full Sample Script', { caption: paragraph('Below the code', 400) }),
  resources: group('Resources and Examples', {
    text: paragraph('Text', 300),
    none: paragraph('While there are no examples', 300),
  }),
});

/** Demo content: the results of an invented consultant. */
export const entityMatchPart = part()({
  title: 'Entity matching',
  about: 'The page of the tool that matches records. Its first screen is under Portfolio.',
  path: '/portfolio/entity-match',
  schema,
  defaults: () => ({
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
      matched: `The score is at least ${run.leastScore}, the columns other than names add at least ${run.leastEvidence}, and no other record fits. The ID goes into the list without review.`,
      research:
        'A record may be this person, say with the same birthdate but a new email. A human decides, with the candidate and the reasons in front of them. A Mary Smith with nothing but her name ends up here too, because names add no evidence.',
      none: 'No record in the database agrees on every column of a combination. This is most likely a new person.',
    },
    cases: {
      title: 'What the script says',
      text: `${run.list} invented attendees, matched against a database of ${run.database} invented people. Scores and evidence are exactly what the script printed. A match needs a score of ${run.leastScore} and evidence of ${run.leastEvidence}.`,
    },
    weights: {
      title: 'Weights by uniqueness',
      paragraphs: [
        'Some matches mean more than others. Two records with the same email address are almost certainly one person. Two with the same last name may be strangers. So each column counts for as much as it tells people apart, which is its number of different values divided by its number of values.',
        'The weights are measured on your own database every time, so there’s nothing to guess, and they stay right as the data grows. The score is the weighted mean of the columns both sides have. A missing value counts neither for nor against. The evidence is what the columns other than names add, so names alone are never enough for a match.',
      ],
    },
    live: {
      title: 'Try it here',
      text: `The same rules as the script below, running in your browser. Nothing you type leaves this page. It starts with the sample files, so you’ll get the scores above. Change a line, or paste your own list of up to ${number(matcherLimits.list)} people and a database of up to ${number(matcherLimits.database)}.`,
    },
    impact: {
      accuracy:
        '98–100% accurate on clean data, checked against lists that two people had matched by hand and agreed on.',
      transparency:
        'Each result shows its score and its reasons, column by column. Anyone who doubts a match can trace it back.',
      pipeline:
        'A table goes in and a table comes out. It runs in a notebook, in a nightly job or behind a button.',
      process:
        'Ten thousand records with three attributes take less than five minutes, so lists get matched the day they arrive. The people who used to do it by hand get 95% of that time back.',
    },
    sample: {
      caption:
        'The whole idea in one file, with the cleaning, the checks, the weights and the score. It needs nothing but Python. The tool I use adds speed, a log and more ways to compare.',
    },
    resources: {
      text: 'Sample output for business readers and for analysts, and how to run it.',
      none: 'The examples are being updated. Write to me and I’ll send you a set.',
    },
  }),
});
