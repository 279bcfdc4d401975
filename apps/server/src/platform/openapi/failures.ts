import { type Endpoint, problemSchema } from '@polaris/contracts';
import { invalid, problem } from '../problem/problem';
import { problemOf } from '../http/problem.filter';
import { KEY_WAS_USED } from '../idempotency/idempotency.service';
import type { Components, Json } from './components';
import { headers } from './headers';

const FAILURES: Record<string, { name: string; description: string; headers?: string[] }> = {
  400: { name: 'BadRequest', description: 'Something sent is not valid; `errors` says where.' },
  401: { name: 'Unauthorized', description: 'Not signed in.' },
  403: {
    name: 'Forbidden',
    description: 'The account may not do this, or another site sent the request.',
  },
  404: { name: 'NotFound', description: 'There is no such record, or it belongs to someone else.' },
  409: {
    name: 'Conflict',
    description: 'The record is no longer in the state that the call began from.',
  },
  413: { name: 'ContentTooLarge', description: 'The body is larger than the call takes.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is of another kind.' },
  429: {
    name: 'TooManyRequests',
    description: 'The account or the address has made too many calls.',
    headers: ['Retry-After'],
  },
  431: { name: 'HeadersTooLarge', description: 'The headers of the request are too large.' },
  503: {
    name: 'ServiceUnavailable',
    description: 'The server is overloaded, or the database is away.',
    headers: ['Retry-After'],
  },
  default: { name: 'Failure', description: 'Any other failure.' },
};

/** Every way in which a call fails, by status. */
export function describeFailures(endpoint: Endpoint): Json {
  const reasons: Record<number, string> = { ...endpoint.errors };
  if (endpoint.hasIdempotencyKey) reasons[422] = KEY_WAS_USED;
  const statuses = new Set([...impliedErrors(endpoint), ...Object.keys(reasons).map(Number)]);
  const failures = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const reason = reasons[status];
      return [status, reason ? failureBecause(status, reason) : failureRef(String(status))];
    });
  return { ...(Object.fromEntries(failures) as Json), default: failureRef('default') };
}

/** The failures that calls share, by name. */
export function sharedFailures(components: Components): Json {
  components.schema(problemSchema, 'output');
  return Object.fromEntries(
    Object.entries(FAILURES).map(([status, { name, description, headers }]) => [
      name,
      failure(description, exampleOf(status), headers),
    ]),
  );
}

/** The statuses that follow from a call's policy, method and input. */
function impliedErrors(endpoint: Endpoint): number[] {
  const { method, allow, proof, path, params, query, body, upload, hasIdempotencyKey } = endpoint;
  const writes = method !== 'GET';
  const sends = body ?? upload;
  return [
    ...((params ?? query ?? sends ?? hasIdempotencyKey) ? [400] : []),
    ...(allow === 'anyone' ? [] : [401]),
    ...(allow === 'owner' || writes || (proof && proof !== 'session') ? [403] : []),
    ...(path.includes(':') ? [404] : []),
    ...(isVersioned(body) ? [409] : []),
    ...(sends ? [413, 415] : []),
    ...(allow === 'signed-in' ? [429] : []),
    431,
    503,
  ];
}

/** Whether it is an edit that names the version it started from. */
const isVersioned = (body: unknown): boolean =>
  'version' in ((body as { shape?: object } | undefined)?.shape ?? {});

const failureRef = (status: string): Json => ({
  $ref: `#/components/responses/${FAILURES[status]!.name}`,
});

const failureBecause = (status: number, reason: string): Json =>
  failure(reason, problem(status, reason), FAILURES[status]?.headers);

const failure = (description: string, example: unknown, own: string[] = []): Json => ({
  description,
  headers: headers([...own, 'X-Request-Id']),
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example },
  },
});

const exampleOf = (status: string): unknown =>
  status === '400' ? INVALID : problemOf(Number(status) || 500).toProblem();

const INVALID = invalid([
  { path: 'email', message: 'Please enter a valid email address.' },
]).toProblem();
