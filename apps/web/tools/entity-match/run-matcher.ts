import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPython, NO_PYTHON } from './find-python.ts';

const samples = join(import.meta.dirname, '../../content/portfolio/samples');

export const script = join(samples, 'match_people.py');
/** Input and output files. */
export const examples = join(samples, 'entity-match');

export const databaseFile = join(examples, 'database.csv');
export const attendeesFile = join(examples, 'attendees.csv');

/** Runs Python and returns its output; throws its last line of errors. */
function runPython(args: string[], input = ''): string {
  const python = findPython();
  if (!python) throw new Error(NO_PYTHON);
  const env = { ...process.env, PYTHONPATH: samples, PYTHONDONTWRITEBYTECODE: '1' };
  const run = spawnSync(python, ['-X', 'utf8', ...args], {
    encoding: 'utf8',
    env,
    input,
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) throw new Error(run.stderr.trim());
  return run.stdout;
}

/** Runs the script like its users. Writes to the folder; returns what it printed. */
export const runMatcher = (folder: string, database = databaseFile, list = attendeesFile): string =>
  runPython([script, database, list, folder]);

const PRINT_RULES = `
import json
import match_people as m
print(json.dumps({"columns": {c: c.replace("_", " ") for c in m.COLUMNS},
                  "combinations": m.COMBINATIONS, "names": m.NAMES, "nicknames": m.NICKNAMES,
                  "birthdate": m.BIRTHDATE, "matched": m.MATCHED, "evidence": m.EVIDENCE,
                  "similar": m.SIMILAR, "nickname": m.NICKNAME}, indent=2))
`;

/** The script's constants as JSON, for the matcher that runs in the browser. */
export const printRules = (): string => runPython(['-c', PRINT_RULES]);

const MATCH_TEXTS = `
import io, json, sys
import match_people as m

def file(text):
    return io.StringIO(text.removeprefix("\\ufeff"), newline="")

def rows(database_text, list_text):
    database = m.people_in(file(database_text), "database", ["id"])
    people = m.people_in(file(list_text), "list")
    m.check(people, database)
    weights, index = m.measure(database), m.defaultdict(list)
    for record in database:
        for key in m.keys(record):
            index[key].append(record)
    results = [(p["line"], p, *m.match(p, index, weights)) for p in people]
    return [{**m.for_analysts(*r, weights), **m.for_business(*r)} for r in results]

def answer(texts):
    try:
        return rows(*texts)
    except SystemExit as stop:
        return str(stop)

print(json.dumps([answer(texts) for texts in json.load(sys.stdin)]))
`;

export type PrintedRow = Readonly<Record<string, string | number>>;

/** The script's results for many pairs of texts, in one run: rows or its error. */
export const matchTexts = (
  pairs: readonly (readonly [database: string, list: string])[],
): (PrintedRow[] | string)[] =>
  JSON.parse(runPython(['-c', MATCH_TEXTS], JSON.stringify(pairs))) as (PrintedRow[] | string)[];
