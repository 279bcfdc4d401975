import type { core } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { EndpointTag, Example } from './example.ts';
import * as contracts from '../index.ts';

/* All contracts together, for the server and for tests; a browser imports only the calls that it makes. */

type Calls = (typeof contracts)[keyof typeof contracts];

/** The path of each GET call. Lets a module check a path at compile time without loading all contracts. */
export type ReadPath = Extract<Calls, { method: 'GET' }>['path'];

/** Every call of the API by its name. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<unknown>(contracts).filter((entry): entry is [string, Endpoint] =>
    isEndpoint(entry[1]),
  ),
);

/** The groups of calls. */
export const tags = Object.values<unknown>(contracts).filter(
  (value) => value instanceof EndpointTag,
);

const examples = new Map(
  Object.values<unknown>(contracts)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    .filter((value) => value instanceof Example)
    .map(({ schema, value }) => [schema, value]),
);

/** The example of a contract; a list shows one of its items. */
export function exampleOf(schema: core.$ZodType): unknown {
  const own = examples.get(schema);
  if (own !== undefined || !isArray(schema)) return own;
  const item = exampleOf(schema._zod.def.element);
  return item === undefined ? undefined : [item];
}

export const isArray = (schema: core.$ZodType): schema is core.$ZodArray =>
  schema._zod.def.type === 'array';

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'allow' in value;
}
