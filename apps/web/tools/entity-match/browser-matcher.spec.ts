import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  findMatches,
  type Match,
} from '../../app/routes/portfolio/entity-match/matcher/find-matches.ts';
import type { Weights } from '../../app/routes/portfolio/entity-match/matcher/match.ts';
import { columns } from '../../app/routes/portfolio/entity-match/matcher/rules.ts';
import { decimal } from '../../app/routes/portfolio/entity-match/matcher/round.ts';
import { ListError } from '../../app/routes/portfolio/entity-match/matcher/people.ts';
import { randomLists } from './random-lists.ts';
import { type PrintedRow, attendeesFile, databaseFile, matchTexts } from './run-matcher.ts';

/** The row that the script writes, from the browser's result. */
function printedRow(match: Match, weights: Weights): PrintedRow {
  const { line, name, label, why, certainty, candidates } = match;
  const [best, second] = candidates;
  const found = best?.id ?? '';
  const shares = columns.map((column) => {
    const value = best?.points.get(column);
    // Each with its own digits, as the script prints them.
    return [column, value === undefined ? '' : `${value.toFixed(2)} x ${decimal(weights[column])}`];
  });
  return {
    ...Object.fromEntries(shares),
    ...{ line, name, label, result: label, why, how_sure: certainty, candidate: found },
    id: label === 'Matched' ? found : '',
    check_against: label === 'Needs Research' ? found : '',
    score: best ? decimal(best.score) : '',
    evidence: best ? decimal(best.evidence) : '',
    runner_up: second?.id ?? '',
    runner_up_score: second ? decimal(second.score) : '',
  };
}

function matchInBrowser(database: string, list: string): PrintedRow[] | string {
  try {
    const { weights, matches } = findMatches(database, list);
    return matches.map((match) => printedRow(match, weights));
  } catch (error) {
    if (error instanceof ListError) return error.message;
    throw error;
  }
}

/** Python starts and matches 300 pairs: long on a busy machine. */
const PATIENCE = 120_000;

const sampleFiles = [databaseFile, attendeesFile].map((file) => readFileSync(file, 'utf8'));
const [database = '', attendees = ''] = sampleFiles;

describe('the matcher of the page and the Python script', () => {
  it(
    'give equal scores, labels and reasons on the sample files',
    () => {
      const [printed] = matchTexts([[database, attendees]]);
      expect(printed).toHaveLength(25);
      expect(matchInBrowser(database, attendees)).toEqual(printed);
    },
    PATIENCE,
  );

  it(
    'agree about 300 random pairs of lists, their errors included',
    () => {
      const pairs = randomLists(300);
      const printed = matchTexts(pairs);
      pairs.forEach(([one, two], index) =>
        expect({ one, two, result: matchInBrowser(one, two) }).toEqual({
          one,
          two,
          result: printed[index],
        }),
      );
      const rows = printed.filter((result) => typeof result !== 'string').flat();
      const counts = (label: string) => rows.filter((row) => row.label === label).length;
      for (const label of ['Matched', 'Needs Research', 'Not Matched'])
        expect(counts(label)).toBeGreaterThan(50);
      expect(printed.filter((result) => typeof result === 'string').length).toBeGreaterThan(5);
    },
    PATIENCE,
  );

  it(
    'say the same about a text without people or without a column',
    () => {
      const header = 'id,first_name,last_name,email,birthdate,constituency,degree_year';
      const pairs = [
        [database, 'first_name,last_name\nMary,Smith'],
        [header, attendees],
        ['', ''],
        [database, `${header}\n\n\r\n`],
        [`\n${database}`, attendees],
        [database, attendees.replace('19880229', '29.2.1988')],
        [database, attendees.replace('Alumni', 'alumni')],
      ] as const;
      const printed = matchTexts(pairs);
      expect(pairs.map(([one, two]) => matchInBrowser(one, two))).toEqual(printed);
      for (const result of printed) expect(typeof result).toBe('string');
    },
    PATIENCE,
  );
});
