import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventDatabase } from './invented-people.ts';
import { printCases } from './read-cases.ts';
import { databaseFile, examples, printRules, runMatcher } from './run-matcher.ts';

const COLUMNS = 'first_name,last_name,email,birthdate,constituency,degree_year';

let folder: string;
let printed: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'entity-match-'));
  printed = runMatcher(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string, from = folder) => readFileSync(join(from, name), 'utf8');

const lines = (name: string, from = folder) => read(name, from).split('\r\n').slice(1, -1);

/** Runs the script on a list of one person, and returns that person's row. */
function matchOne(person: string, database = databaseFile, file = 'business.csv'): string {
  const list = join(folder, 'list.csv');
  writeFileSync(list, `${COLUMNS}\n${person}\n`);
  const out = join(folder, 'one');
  runMatcher(out, database, list);
  return lines(file, out)[0] ?? '';
}

describe('the example files', () => {
  it.each(['business.csv', 'analysts.csv'])('stores %s as the script writes it', (name) => {
    expect(read(name)).toBe(read(name, examples));
    expect(readFileSync(join(folder, name)).equals(readFileSync(join(examples, name)))).toBe(true);
  });

  it('shows the figures of the run on the page', () => {
    expect(read('run.json', examples)).toBe(printed);
  });

  it("gives the page's matcher the constants of the script", () => {
    expect(JSON.parse(read('rules.json', examples))).toEqual(JSON.parse(printRules()));
  });

  it('shows the scores of the run on the page', () => {
    expect(read('cases.json', examples)).toBe(printCases(folder));
  });

  it('uses only invented people in the example files', () => {
    expect(read('database.csv', examples)).toBe(inventDatabase());
  });

  it('writes example files that open in Excel', () => {
    for (const name of ['business.csv', 'analysts.csv']) {
      expect(read(name, examples).startsWith('\uFEFFline,')).toBe(true);
      expect(read(name, examples).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });
});

describe('the labels of the example', () => {
  const label = (line: number) => lines('business.csv').find((row) => row.startsWith(`${line},`));

  it.each([
    ['José, who wrote Jose', 2, 'Jose Alvarez,Matched,1001'],
    ['a Mary Smith by name alone', 3, 'Mary Smith,Needs Research,'],
    ['the other Mary Smith, with her email', 4, 'Mary Smith,Matched,1003'],
    ['a nickname and a maiden name', 5, 'Betty Calder,Matched,1004'],
    ['the same birthday and a new email', 6, 'Priya Lanternby,Needs Research,,1005,Likely'],
    ['the year of the second degree', 7, 'Tomas Harborfield,Matched,1006'],
    ['a nickname by name alone', 8, 'Bob Velvetridge,Needs Research,,1007'],
    ['a twin', 9, 'Clara Copperwell,Needs Research,,1008,Possible'],
    ['an email that two people share', 10, 'the.thistleworths@example.com,Needs Research,,1009'],
    ['a misspelled last name', 11, 'Hannah Medowcombe,Matched,1011'],
    ['other case and double spaces', 12, 'LIONEL SAFFRONLEY,Matched,1012'],
    ['the same email and another birthdate', 13, 'Viktor Harborwood,Needs Research,,1015'],
    ['a new person', 14, 'Delphine Okonkwo-Reyes,Not Matched,,,Probably new'],
    ['a guest', 15, "'+1 Guest,Not Matched,"],
  ])('labels %s correctly', (_, line, expected) => {
    expect(label(line)).toContain(`${line},${expected}`);
  });

  it('has three labels, each with a count', () => {
    const { list, labels } = JSON.parse(printed) as {
      list: number;
      labels: Record<string, number>;
    };
    expect(Object.keys(labels).sort()).toEqual(['Matched', 'Needs Research', 'Not Matched']);
    expect(Object.values(labels).reduce((sum, count) => sum + count)).toBe(list);
  });
});

describe('the script', () => {
  it('rejects a birthdate that is not YYYYMMDD, and names its line', () => {
    for (const date of ['03/07/1984', '07031984', '1984-03-07', '19841307', '19840230'])
      expect(() => matchOne(`Betty,Calder,,${date},,`)).toThrow(/^Line 2 of the list: .*YYYYMMDD/);
  });

  it('rejects a constituency that the database does not have', () => {
    for (const word of ['alumni', 'Trustees'])
      expect(() => matchOne(`Mary,Smith,,,${word},`)).toThrow(`no constituency '${word}'`);
  });

  it('reports a missing column, and rejects an empty list', () => {
    const list = join(folder, 'columns.csv');
    const run = (text: string) => {
      writeFileSync(list, text);
      return () => runMatcher(join(folder, 'none'), databaseFile, list);
    };
    expect(run('first_name,name\nMary,Smith\n')).toThrow('must name columns: email, or last_name');
    expect(run(`${COLUMNS}\n,,,,,\n`)).toThrow('The list has no people.');
  });

  it('keeps letters that are not accented', () => {
    const person = 'हिन्दी,शर्मा,,,,';
    const database = join(folder, 'scripts.csv');
    writeFileSync(database, `id,${COLUMNS}\n1,हिन्द,शर्मा,,,,\n`);
    expect(matchOne(person, database)).toContain('Not Matched');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('exports no formula: %s', (text) => {
    expect(matchOne(`${text},,,,,`)).toContain(`,'${text},Not Matched`);
  });

  it('ignores values that one side lacks', () => {
    const row = matchOne('Hugo,Thistleridge,hugo.thistleridge20@example.com,19500101,,');
    expect(row).toContain('Matched,1020');
  });

  it('labels the same birthday with a new email alike when birthdays say little', () => {
    const database = join(folder, 'crowd.csv');
    const person = (id: number) =>
      `${id},First${id % 7},Last${id % 11},${id}@example.com,199${id % 10}0101,Alumni,`;
    const rows = Array.from({ length: 700 }, (_, id) => person(id));
    writeFileSync(database, ['id,' + COLUMNS, ...rows].join('\n'));
    const row = matchOne('First5,Last5,new@example.com,19950101,,', database);
    expect(row).toContain('First5 Last5,Needs Research,');
  });

  it('shows analysts each similarity, its weight and the runner-up', () => {
    const row = matchOne('Mary,Smith,mary.e.smith@example.org,,,', databaseFile, 'analysts.csv');
    expect(row).toMatch(
      /^2,Mary Smith,Matched,1003,1\.000,0\.994,1\.00 x 0\.994,,1\.00 x 0\.428,1\.00 x 0\.270,,,1002,0\.\d{3}$/,
    );
  });
});
