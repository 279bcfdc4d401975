import { type Endpoint, problemSchema, successStatus } from '@polaris/contracts';
import { endpoints } from '@polaris/contracts/api';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

export interface Request {
  method: string;
  /** Including its query. */
  url: string;
  type: string | undefined;
  /** Its Idempotency-Key. */
  key?: string | undefined;
  body: string;
}

export interface Response {
  status: number;
  json: unknown;
}

/** Paths without parameters first: `recent` is not an id. */
const patterns = Object.values(endpoints)
  .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map((endpoint) => {
    const path = endpoint.path.replaceAll('.', String.raw`\.`).replace(/:(\w+)/g, '(?<$1>[^/]+)');
    return { endpoint, pattern: new RegExp(`^${endpoint.method} ${path}$`) };
  });

/** The endpoint of a call such as "GET /api/customers/7", with the parameters of its path. */
function endpointOf(call: string) {
  for (const { endpoint, pattern } of patterns) {
    const match = pattern.exec(call);
    if (match) return { endpoint, params: decoded(match.groups) };
  }
  return undefined;
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]),
  );

/** The success status of a call; 200 for an unknown one. */
export function successStatusOf(call: string): number {
  const found = endpointOf(call);
  return found ? successStatus(found.endpoint) : 200;
}

/** The contract violations of a request. */
export function requestViolations({ method, url, type, key, body }: Request): string[] {
  const { pathname, searchParams } = new URL(url, 'http://own.invalid');
  const call = `${method} ${pathname}`;
  const found = endpointOf(call);
  if (!found) return [`${call} is a call that no contract knows.`];
  const { endpoint, params } = found;
  const expectedType = mediaTypeOf(endpoint);
  if (type !== expectedType) return [`${call} was sent as ${type}, not as ${expectedType}.`];
  if (key !== undefined && !endpoint.hasIdempotencyKey)
    return [`${call} was sent with an Idempotency-Key that it does not take.`];
  return [
    ...violations(`${call}: params`, endpoint.params ?? nothing, params),
    ...violations(`${call}: query`, endpoint.query ?? nothing, Object.fromEntries(searchParams)),
    ...violations(`${call}: body`, endpoint.body, endpoint.body && JSON.parse(body)),
  ];
}

const nothing = z.strictObject({});

const mediaTypeOf = ({ upload, form, body }: Endpoint): string | undefined =>
  upload?.mediaType ?? form?.mediaType ?? (body && 'application/json');

/** The contract violations of a response. */
export function responseViolations(call: string, { status, json }: Response): string[] {
  const endpoint = endpointOf(call)?.endpoint;
  if (!endpoint) return [`${call} is a call that no contract knows.`];
  if (status >= 400) return violations(`${call}: problem`, problemSchema, json);
  if (status !== successStatus(endpoint))
    return [`${call} was answered with ${status}, not with ${successStatus(endpoint)}.`];
  const { returns } = endpoint;
  if (!returns) return json === undefined ? [] : [`${call} has no body, but was given one.`];
  return [
    ...violations(`${call}: response`, returns, json),
    ...unknownFieldViolations(call, returns, json),
  ];
}

function violations(what: string, schema: z.core.$ZodType | undefined, value: unknown): string[] {
  const error = schema && z.safeParse(schema, value).error;
  return error ? [`${what} does not match its contract: ${JSON.stringify(error)}`] : [];
}

/** The server sends no fields outside of the contract. */
function unknownFieldViolations(call: string, schema: z.core.$ZodType, json: unknown): string[] {
  const { success, data } = z.safeParse(schema, json);
  const isComplete = !success || isDeepStrictEqual(plain(data), plain(json));
  return isComplete ? [] : [`${call}: response has fields that its contract does not name.`];
}

const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
