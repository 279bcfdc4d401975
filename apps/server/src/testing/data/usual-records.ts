import type { Endpoint, TrashKind } from '@polaris/contracts';
import { endpoints, exampleOf } from '@polaris/contracts/api';
import { ZodMiniObject, safeParse } from 'zod/mini';

/** The call that adds a record of a kind, by the usual name: `createReplyTemplate`. */
function creationOf(kind: TrashKind): Endpoint {
  const name = `create_${kind}`.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`There is no ${name}: the test has to say how a ${kind} is made.`);
  return endpoint;
}

/** Where records of a kind are added and listed; each is changed and deleted below its id. */
export const usualPath = (kind: TrashKind): string => creationOf(kind).path;

/** A record to add: its example, with the word in every text that accepts any. */
export function usualInput(kind: TrashKind, word: string): Record<string, unknown> {
  const { body } = creationOf(kind);
  if (!(body instanceof ZodMiniObject)) throw new Error(`A ${kind} is not made of fields.`);
  const fields = Object.entries(exampleOf(body) as object).map(([field, value]) => {
    const takesAny = typeof value === 'string' && safeParse(body.shape[field]!, word).success;
    return [field, takesAny ? word : value];
  });
  return Object.fromEntries(fields) as Record<string, unknown>;
}
