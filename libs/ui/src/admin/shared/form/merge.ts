/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

interface Versions {
  /** The values when the form was opened. */
  opened: FormValues;
  mine: FormValues;
  /** The stored values. */
  theirs: FormValues;
}

export interface Merge {
  /** The fields that were changed here. */
  mine: string[];
  /** The fields that were changed elsewhere only. */
  theirs: string[];
  /** The fields that were changed on both sides, to different values. */
  both: string[];
}

/** The fields of `values` that differ from `opened`; a field that the form does not show has no value. */
export const changedFields = (opened: FormValues, values: FormValues): string[] =>
  Object.keys(opened).filter(
    (field) => values[field] !== undefined && !isSame(values[field], opened[field]),
  );

/** Sorts the changed fields of a record that was edited in two windows. */
export function compareVersions({ opened, mine, theirs }: Versions): Merge {
  const here = changedFields(opened, mine);
  const there = changedFields(opened, theirs);
  return {
    mine: here,
    theirs: there.filter((field) => !here.includes(field)),
    both: there.filter((field) => here.includes(field) && !isSame(mine[field], theirs[field])),
  };
}

const isSame = (one: unknown, other: unknown): boolean => Object.is(one ?? '', other ?? '');
