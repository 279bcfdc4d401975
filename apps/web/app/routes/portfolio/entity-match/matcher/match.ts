import type { MatchPerson } from './people.ts';
import { roundHalfEven } from './round.ts';
import {
  type MatchColumn,
  columns,
  combinations,
  evidence as EVIDENCE,
  matched,
  names,
} from './rules.ts';
import { formal, similarity } from './similarity.ts';

export type Label = 'Matched' | 'Needs Research' | 'Not Matched';
export type Weights = Readonly<Record<MatchColumn, number>>;

export interface Candidate {
  id: string;
  record: MatchPerson;
  score: number;
  evidence: number;
  /** How similar each column is, 0 to 1, where both sides have a value. */
  points: ReadonlyMap<MatchColumn, number>;
  fits: boolean;
}

/** A column's weight is its number of different values divided by all values. */
export function columnWeights(database: readonly MatchPerson[]): Weights {
  const weights = columns.map((column) => {
    const cells = database.flatMap(({ values }) => values[column]);
    return [column, new Set(cells).size / Math.max(1, cells.length)];
  });
  return Object.fromEntries(weights) as Weights;
}

/** The lookup keys of a person: each combination of columns and values. */
function keysOf({ values }: MatchPerson): string[] {
  return combinations.flatMap((combination, place) => {
    const parts = combination.map((column) =>
      column === 'first_name' ? values[column].map(formal) : values[column],
    );
    const all = parts.reduce<string[][]>(
      (keys, part) => keys.flatMap((key) => part.map((value) => [...key, value])),
      [[]],
    );
    return all.map((key) => JSON.stringify([place, ...key]));
  });
}

export type Index = ReadonlyMap<string, readonly MatchPerson[]>;

export function indexOf(database: readonly MatchPerson[]): Index {
  const index = new Map<string, MatchPerson[]>();
  for (const record of database)
    for (const key of keysOf(record)) {
      const records = index.get(key);
      if (records) records.push(record);
      else index.set(key, [record]);
    }
  return index;
}

/** The weighted mean of values that both sides have; missing ones are ignored. */
function compare(person: MatchPerson, record: MatchPerson, weights: Weights): Candidate {
  const points = new Map<MatchColumn, number>();
  for (const column of columns) {
    const [own, other] = [person.values[column], record.values[column]];
    if (own.length > 0 && other.length > 0)
      points.set(
        column,
        Math.max(...own.flatMap((one) => other.map((two) => similarity(column, one, two)))),
      );
  }
  const weighed = (some: MatchColumn[]) =>
    sum(some.map((one) => weights[one] * (points.get(one) ?? 0)));
  const compared = [...points.keys()];
  const score = roundHalfEven(
    weighed(compared) / sum(compared.map((column) => weights[column])),
    9,
  );
  const evidence = roundHalfEven(weighed(compared.filter((column) => !names.includes(column))), 9);
  const fits = score >= matched && evidence >= EVIDENCE;
  return { id: record.given.id ?? '', record, score, evidence, points, fits };
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Everyone in the database who matches a complete combination, best first. */
export function findCandidates(person: MatchPerson, index: Index, weights: Weights): Candidate[] {
  const found = keysOf(person).flatMap((key) => index.get(key) ?? []);
  const records = new Map(found.map((record) => [record.given.id, record]));
  return [...records.values()]
    .map((record) => compare(person, record, weights))
    .sort(
      (a, b) =>
        Number(b.fits) - Number(a.fits) ||
        b.score - a.score ||
        b.evidence - a.evidence ||
        (a.id < b.id ? -1 : Number(a.id > b.id)),
    );
}
