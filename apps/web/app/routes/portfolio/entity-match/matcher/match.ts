import type { Person } from './people.ts';
import { round } from './round.ts';
import {
  type Column,
  columns,
  combinations,
  evidence as EVIDENCE,
  matched,
  names,
} from './rules.ts';
import { formal, similarity } from './similarity.ts';

export type Label = 'Matched' | 'Needs Research' | 'Not Matched';
export type Weights = Readonly<Record<Column, number>>;

export interface Candidate {
  id: string;
  record: Person;
  score: number;
  evidence: number;
  /** How similar each column is, 0 to 1, where both sides have a value. */
  points: ReadonlyMap<Column, number>;
  fits: boolean;
}

/** A column counts as much as it tells people apart: different values over all values. */
export function measure(database: readonly Person[]): Weights {
  const weights = columns.map((column) => {
    const cells = database.flatMap(({ values }) => values[column]);
    return [column, new Set(cells).size / Math.max(1, cells.length)];
  });
  return Object.fromEntries(weights) as Weights;
}

/** All that a person is looked up by: each combination, with each of the values. */
function keysOf({ values }: Person): string[] {
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

export type Index = ReadonlyMap<string, readonly Person[]>;

export function indexOf(database: readonly Person[]): Index {
  const index = new Map<string, Person[]>();
  for (const record of database)
    for (const key of keysOf(record)) index.set(key, [...(index.get(key) ?? []), record]);
  return index;
}

/** The weighted mean of what both sides have. What one side lacks is no evidence. */
function compare(person: Person, record: Person, weights: Weights): Candidate {
  const points = new Map<Column, number>();
  for (const column of columns) {
    const [own, other] = [person.values[column], record.values[column]];
    if (own.length > 0 && other.length > 0)
      points.set(
        column,
        Math.max(...own.flatMap((one) => other.map((two) => similarity(column, one, two)))),
      );
  }
  const weighed = (some: Column[]) => sum(some.map((one) => weights[one] * (points.get(one) ?? 0)));
  const compared = [...points.keys()];
  const score = round(weighed(compared) / sum(compared.map((column) => weights[column])), 9);
  const evidence = round(weighed(compared.filter((column) => !names.includes(column))), 9);
  const fits = score >= matched && evidence >= EVIDENCE;
  return { id: record.given.id ?? '', record, score, evidence, points, fits };
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Everyone in the database who agrees on a whole combination, the best first. */
export function findCandidates(person: Person, index: Index, weights: Weights): Candidate[] {
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
