import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable } from '../../app/routes/portfolio/entity-match/matcher/parse-csv.ts';
import { databaseFile } from './run-matcher.ts';

type Row = Record<string, string>;

function readRows(file: string): Row[] {
  const [header = [], ...rows] = [...parseTable(readFileSync(file, 'utf8'))].map(
    ({ cells }) => cells,
  );
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

const nameOf = (row: Row | undefined): string => (row ? `${row.first_name} ${row.last_name}` : '');

/** The results of a run for the page, read from its output files. */
export function printCases(folder: string): string {
  const database = new Map(readRows(databaseFile).map((row) => [row.id, row]));
  const scores = readRows(join(folder, 'analysts.csv'));
  const cases = readRows(join(folder, 'business.csv')).map((row, index) => ({
    line: Number(row.line),
    name: row.name?.replace(/^'/, ''),
    label: row.result,
    candidate: scores[index]?.candidate,
    record: nameOf(database.get(scores[index]?.candidate)),
    score: scores[index]?.score,
    evidence: scores[index]?.evidence,
    certainty: row.how_sure,
    why: row.why,
  }));
  return `${JSON.stringify(cases, null, 2)}\n`;
}
