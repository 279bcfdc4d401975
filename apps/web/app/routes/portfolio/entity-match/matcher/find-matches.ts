import { matcherLimits } from '../../../../../content/portfolio/matcher-limits.ts';
import { type Candidate, type Label, columnWeights, findCandidates, indexOf } from './match.ts';
import { type MatchPerson, checkPeople, personName, peopleIn } from './people.ts';
import { evidence as EVIDENCE, names } from './rules.ts';

export interface MatchResult {
  /** The line number in the list. */
  line: number;
  name: string;
  label: Label;
  why: string;
  certainty: string;
  candidates: readonly Candidate[];
}

/** Reads two tables. Matches like the Python script, one person at a time. Throws a ListError. */
export function readLists(databaseText: string, listText: string) {
  const database = peopleIn(databaseText, 'database', matcherLimits.database);
  const list = peopleIn(listText, 'list', matcherLimits.list);
  checkPeople(list, database);
  const weights = columnWeights(database);
  const index = indexOf(database);
  const match = (person: MatchPerson): MatchResult => {
    const candidates = findCandidates(person, index, weights);
    const { label, why } = decide(candidates);
    const certainty = certaintyOf(label, candidates);
    return { line: person.line, name: personName(person), label, why, certainty, candidates };
  };
  return { weights, list, match };
}

/** A single fitting candidate is a match. */
function decide(candidates: readonly Candidate[]): { label: Label; why: string } {
  const [best] = candidates;
  const fitting = candidates.filter(({ fits }) => fits).length;
  if (!best)
    return { label: 'Not Matched', why: 'No record agrees in every column of a combination.' };
  if (fitting === 1) return { label: 'Matched', why: reasonsOf(best) };
  const uncertainty =
    best.evidence >= EVIDENCE ? 'Not all of it agrees.' : 'Too little to be sure.';
  const why = `${reasonsOf(best)} ${fitting > 0 ? 'Several people fit.' : uncertainty}`;
  return { label: 'Needs Research', why };
}

const kindOf = (points: number): string =>
  points === 1 ? 'Same' : points > 0 ? 'Similar' : 'Different';

function reasonsOf({ points }: Candidate): string {
  const all = [...points].map(([column, value]) => ({
    kind: kindOf(value),
    column: column.replaceAll('_', ' '),
  }));
  return ['Same', 'Similar', 'Different']
    .map((kind) => ({ kind, columns: all.filter((one) => one.kind === kind) }))
    .filter(({ columns }) => columns.length > 0)
    .map(({ kind, columns }) => `${kind} ${columns.map(({ column }) => column).join(', ')}.`)
    .join(' ');
}

function certaintyOf(label: Label, [best, ...others]: readonly Candidate[]): string {
  if (label === 'Matched') return 'Sure';
  if (label === 'Not Matched' || !best) return 'Probably new';
  const hasSameName = names.every((column) => best.points.get(column) !== 0);
  const isAlone = !others.some(({ fits }) => fits);
  return best.evidence >= EVIDENCE && hasSameName && isAlone ? 'Likely' : 'Possible';
}
