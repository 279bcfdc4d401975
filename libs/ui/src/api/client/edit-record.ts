import { type AnswerOf, type BodyOf, type Endpoint, fillPath } from '@polaris/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { core } from 'zod/mini';
import { send } from './client.ts';
import { type Versioned, queueVersionedWrite } from './write-queue.ts';

/** Changes to a record, based on a version. */
export interface Edit<T, Input> {
  base: T;
  /** The changed fields. */
  changes: Partial<Input>;
}

export interface Edited<T> {
  /** The changed record, newer than the base if this window has changed it since. */
  before: T;
  /** The same object as `before` if nothing has changed. */
  saved: T;
}

/** A call that changes a record by id and version, and returns it. */
export type UpdateEndpoint = Endpoint & {
  body: core.$ZodObject;
  returns: core.$ZodType<Versioned>;
};
/** The changes of a PUT with all fields. */
export type EditOf<E extends UpdateEndpoint> = Edit<AnswerOf<E>, BodyOf<E>>;
/** The changes of a PATCH. */
export type ChangeOf<E extends UpdateEndpoint> = Partial<BodyOf<E>> & { id: number };

/** Applies changes to the newest version that derives from the base by this window's own changes. */
export async function replaceRecord<E extends UpdateEndpoint>(
  cache: QueryClient,
  endpoint: E,
  edit: EditOf<E>,
): Promise<Edited<AnswerOf<E>>> {
  const { base, changes } = edit as Edit<Versioned, object>;
  const params = { id: base.id };
  const path = fillPath(endpoint.path, { params });
  const fields = Object.keys(endpoint.body._zod.def.shape);
  let before = base;
  const saved = await queueVersionedWrite(cache, path, base.version, async (current = base) => {
    before = current;
    if (!isChange(current, changes)) return current;
    const body = { ...pick(current, fields), ...changes, version: current.version };
    return send(endpoint, { params, body }) as Promise<Versioned>;
  });
  return { before, saved } as Edited<AnswerOf<E>>;
}

/** Nothing was sent, so nothing is reloaded. */
export const isUnchanged = <T>(edited: Edited<T> | undefined): boolean =>
  edited !== undefined && edited.saved === edited.before;

const isChange = (record: object, changes: object): boolean =>
  Object.entries(changes).some(([field, value]) => record[field as never] !== value);

const pick = (record: object, fields: string[]): object =>
  Object.fromEntries(fields.map((field) => [field, record[field as never]]));

/** Sends a PATCH with the newest version that derives from the base by this window's own changes. */
export function patchRecord<E extends UpdateEndpoint>(
  cache: QueryClient,
  endpoint: E,
  change: ChangeOf<E>,
): Promise<AnswerOf<E>> {
  const { id, version, ...changes } = change as { id: number; version?: number };
  const params = { id };
  const path = fillPath(endpoint.path, { params });
  const saved = queueVersionedWrite<Versioned>(cache, path, version, (current) => {
    const body = { ...changes, version: current?.version ?? version };
    return send(endpoint, { params, body }) as Promise<Versioned>;
  });
  return saved as Promise<AnswerOf<E>>;
}
