import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  type MatchResult,
  readLists,
} from '../../app/routes/portfolio/entity-match/matcher/find-matches.ts';
import type { Weights } from '../../app/routes/portfolio/entity-match/matcher/match.ts';
import { columns } from '../../app/routes/portfolio/entity-match/matcher/rules.ts';
import { decimal } from '../../app/routes/portfolio/entity-match/matcher/round.ts';
import { ListError } from '../../app/routes/portfolio/entity-match/matcher/people.ts';
import { randomLists } from './random-lists.ts';
import { type PrintedRow, attendeesFile, databaseFile, matchTexts } from './run-matcher.ts';

/** The script's CSV row for the browser's result. */
function printedRow(match: MatchResult, weights: Weights): PrintedRow {
  const { line, name, label, why, certainty, candidates } = match;
  const [best, second] = candidates;
  const found = best?.id ?? '';
  const shares = columns.map((column) => {
    const value = best?.points.get(column);
    // With the script's number of digits.
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
    const { weights, list: people, match } = readLists(database, list);
    return people.map((person) => printedRow(match(person), weights));
  } catch (error) {
    if (error instanceof ListError) return error.message;
    throw error;
  }
}

/** Matching 300 pairs in Python is slow on a busy machine. */
const PATIENCE = 120_000;

const sampleFiles = [databaseFile, attendeesFile].map((file) => readFileSync(file, 'utf8'));
const [database = '', attendees = ''] = sampleFiles;

describe("the page's matcher and the Python script", () => {
  it(
    'scores, labels and explains the sample files like the Python script',
    () => {
      const [printed] = matchTexts([[database, attendees]]);
      expect(printed).toHaveLength(25);
      expect(matchInBrowser(database, attendees)).toEqual(printed);
    },
    PATIENCE,
  );

  it(
    'agrees with the Python script on 300 random pairs of lists, including errors',
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
    'reports missing people, missing columns and wrong values like the Python script',
    () => {
      const header = 'id,first_name,last_name,email,birthdate,constituency,degree_year';
      const pairs = [
        [database, 'first_name,city\nMary,Pasadena'],
        ['first_name,last_name\nMary,Smith', attendees],
        [header, attendees],
        ['', ''],
        [database, `${header}\n\n,,,,,,\n | ,\r\n`],
        [database, attendees.replace('19880229', '29.2.1988').replace('19790830', '19790230')],
        [database, attendees.replace('Alumni', 'alumni')],
        [database.replace('19880229', '19870229'), attendees.replace('Alumni', 'alumni')],
      ] as const;
      const printed = matchTexts(pairs);
      expect(pairs.map(([one, two]) => matchInBrowser(one, two))).toEqual(printed);
      for (const result of printed) expect(typeof result).toBe('string');
    },
    PATIENCE,
  );

  it(
    'counts lines like the Python script, and matches lists with fewer columns',
    () => {
      const text = 'last_name,first_name\n\n,\n"Calder\n",Betty\r\nSmith,Mary,more\n';
      const [printed] = matchTexts([[database, text]]);
      expect(matchInBrowser(database, text)).toEqual(printed);
      expect(Array.isArray(printed) && printed.map(({ line }) => line)).toEqual([5, 6]);
    },
    PATIENCE,
  );
});
