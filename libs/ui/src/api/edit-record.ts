import type { QueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { type Versioned, changeInTurn } from './record-turns.ts';

/** Changes of a record as someone saw it. */
export interface Edit<T extends Versioned, Input> {
  base: T;
  /** Only the fields that are to change. */
  changes: Partial<Input>;
}

export interface Edited<T> {
  /** The record that was changed: newer than the edit's base if this window has changed it since. */
  before: T;
  /** The same object as `before` if nothing had to change. */
  saved: T;
}

/** How the records of a noun are replaced by a PUT, which takes all their fields. */
export interface Replaced<T, Input> {
  /** The path of the list. */
  path: string;
  record: { parse(value: unknown): T };
  input: { shape: Record<keyof Input & string, unknown> };
}

/** Applies the changes to the newest version that this window knows to follow from the edit's base. */
export async function replaceRecord<T extends Versioned, Input extends object>(
  cache: QueryClient,
  { path, record, input }: Replaced<T, Input>,
  { base, changes }: Edit<T, Input>,
): Promise<Edited<T>> {
  const recordPath = `${path}/${base.id}`;
  let before = base;
  const saved = await changeInTurn<T>(cache, recordPath, base.version, async (current = base) => {
    before = current;
    if (!isChange(current, changes)) return current;
    const body = {
      ...pick(current, Object.keys(input.shape)),
      ...changes,
      version: current.version,
    };
    return call(recordPath, record, { method: 'PUT', body });
  });
  return { before, saved };
}

/** Nothing was sent, so nothing has to be reloaded. */
export const isUnchanged = <T>(edited: Edited<T> | undefined): boolean =>
  edited !== undefined && edited.saved === edited.before;

const isChange = (record: object, changes: object): boolean =>
  Object.entries(changes).some(([field, value]) => record[field as never] !== value);

const pick = (record: object, fields: string[]): object =>
  Object.fromEntries(fields.map((field) => [field, record[field as never]]));

/** Sends a PATCH with the version of the newest record that this window knows to follow from it. */
export function patchRecord<T extends Versioned>(
  cache: QueryClient,
  path: string,
  record: { parse(value: unknown): T },
  { id, version, ...changes }: { id: number; version?: number | undefined },
): Promise<T> {
  const recordPath = `${path}/${id}`;
  return changeInTurn<T>(cache, recordPath, version, (current) =>
    call(recordPath, record, {
      method: 'PATCH',
      body: { ...changes, version: current?.version ?? version },
    }),
  );
}
