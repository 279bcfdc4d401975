import { problemSchema } from '@polaris/contracts';
import { problem } from '../http/problem';
import { problemOf } from '../http/problem.filter';
import type { Components, Json } from './components';
import type { Examples } from './examples';
import { type Handler, inputOf } from './handlers';
import { isPaged } from './parameters';

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** The success of a call and every way in which it fails. */
export function describeResponses(
  handler: Handler,
  components: Components,
  examples: Examples,
): Json {
  const { status } = handler.returns!;
  const reasons = handler.operation?.errors ?? {};
  const statuses = new Set([...impliedErrors(handler), ...Object.keys(reasons).map(Number)]);
  const failures = [...statuses]
    .sort((a, b) => a - b)
    .map((failure) => {
      const reason = reasons[failure];
      return [failure, reason ? failureBecause(failure, reason) : failureRef(String(failure))];
    });
  return {
    [status]: describeSuccess(handler, components, examples),
    ...(Object.fromEntries(failures) as Json),
    default: failureRef('default'),
  };
}

function describeSuccess(handler: Handler, components: Components, examples: Examples): Json {
  const { status, schema, file } = handler.returns!;
  const description = SUCCESSES[status] ?? 'Done.';
  if (file)
    return {
      description: 'The file.',
      headers: { 'Content-Disposition': header('Content-Disposition') },
      content: { [file.mediaType]: { schema: { type: 'string' }, example: file.example } },
    };
  if (status === 302) return { description, headers: { Location: header('Location') } };
  if (!schema) return { description };
  const json = { schema: components.schema(schema, 'output'), example: examples.of(schema) };
  return {
    description,
    ...(isPaged(handler, components) && { headers: LIST_HEADERS }),
    content: { 'application/json': json },
  };
}

/** The failures that follow from a handler's policy, its method and what it reads. */
function impliedErrors(handler: Handler): number[] {
  const { method, policy, path, inputs, operation } = handler;
  const writes = method !== 'GET';
  const body = inputOf(handler, 'body');
  return [
    ...(inputs.length > 0 || operation?.headers ? [400] : []),
    ...(policy === 'anyone' ? [] : [401]),
    ...(policy === 'owner' || writes ? [403] : []),
    ...(path.includes(':') ? [404] : []),
    ...(isVersioned(body) ? [409] : []),
    ...(body ? [413, 415] : []),
    ...(policy === 'signed-in' && writes ? [429] : []),
    431,
    503,
  ];
}

/** An edit that names the version which it began from. */
const isVersioned = (body: unknown): boolean =>
  'version' in ((body as { shape?: object } | undefined)?.shape ?? {});

const failureRef = (name: string): Json => ({
  $ref: `#/components/responses/${FAILURES[name]!.name}`,
});

const failureBecause = (status: number, reason: string): Json =>
  failure(reason, problem(status, reason), FAILURES[status]?.headers);

const failure = (description: string, example: unknown, headers: string[] = []): Json => ({
  description,
  headers: Object.fromEntries([...headers, 'X-Request-Id'].map((name) => [name, header(name)])),
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example },
  },
});

/** The failures that calls share, by name. */
export function sharedResponses(components: Components): Json {
  components.schema(problemSchema, 'output');
  return Object.fromEntries(
    Object.entries(FAILURES).map(([status, { name, description, headers }]) => {
      const example = problemOf(Number(status) || 500).toProblem();
      return [name, failure(description, example, headers)];
    }),
  );
}

export const sharedHeaders: Json = {
  'X-Total-Count': {
    description: 'How many items there are in all pages together.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-Count-Capped': {
    description: 'There are more than the total says: counting stopped there.',
    schema: { type: 'string', const: 'true' },
  },
  Link: {
    description: 'The address of the next page (`rel="next"`); missing on the last one.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where to go on to.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'The seconds to wait before the call is made again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'X-Request-Id': {
    description: 'Names the request in the log of the server.',
    schema: { type: 'string' },
  },
};

const LIST_HEADERS = Object.fromEntries(
  ['X-Total-Count', 'X-Total-Count-Capped', 'Link'].map((name) => [name, header(name)]),
);

const SUCCESSES: Record<number, string> = {
  200: 'What was asked for.',
  201: 'Created.',
  202: 'Accepted; what follows comes by mail.',
  204: 'Done; there is no body.',
  302: 'Go on at another address.',
};

const FAILURES: Record<string, { name: string; description: string; headers?: string[] }> = {
  400: { name: 'BadRequest', description: 'Something sent is not valid; `errors` says where.' },
  401: { name: 'Unauthorized', description: 'Nobody is signed in.' },
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
