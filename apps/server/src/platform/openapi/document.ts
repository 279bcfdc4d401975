import { API_VERSION } from '@polaris/contracts';
import { Components, type Json } from './components';
import { Examples } from './examples';
import { sharedFailures } from './failures';
import { type Handler, inputOf } from './handlers';
import { sharedHeaders } from './headers';
import type { TagDeclaration } from './operation';
import { describeParameters } from './parameters';
import { describeResponses } from './responses';

/** What the description says about the server that serves it. */
export interface ServerFacts {
  /** Without a slash at its end. */
  publicUrl: string;
  /** The name of the cookie that holds the login session. */
  sessionCookie: string;
}

/** Describes every call in OpenAPI 3.1, from the declarations of the handlers and their contracts. */
export function describeApi(handlers: Handler[], { publicUrl, sessionCookie }: ServerFacts): Json {
  const components = new Components();
  const examples = new Examples(tagsOf(handlers).flatMap((tag) => tag.examples ?? []));
  const paths: Record<string, Json> = {};
  for (const handler of handlers) {
    const path = `/api/${handler.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [handler.method.toLowerCase()]: describeOperation(handler, components, examples),
    };
  }
  const responses = sharedFailures(components);
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: publicUrl, description: 'This server' }],
    tags: describeTags(handlers),
    paths,
    components: {
      schemas: components.all(),
      responses,
      headers: sharedHeaders,
      securitySchemes: { session: { ...SESSION, name: sessionCookie } },
    },
  };
}

function describeOperation(handler: Handler, components: Components, examples: Examples): Json {
  const { id, summary, description } = handler.operation!;
  const content = describeBody(handler, components, examples);
  return {
    operationId: id,
    summary,
    ...describePolicy(handler, description),
    tags: [handler.tag!.name],
    parameters: describeParameters(handler, components),
    ...(content && { requestBody: { required: true, content } }),
    responses: describeResponses(handler, components, examples),
  };
}

function describeBody(
  handler: Handler,
  components: Components,
  examples: Examples,
): Json | undefined {
  const { body } = handler.operation!;
  if (body) return { [body.mediaType]: { schema: { type: 'string' }, example: body.example } };
  const contract = inputOf(handler, 'body');
  if (!contract) return undefined;
  const schema = components.schema(contract, 'input');
  return { 'application/json': { schema, example: examples.of(contract) } };
}

const describePolicy = ({ policy }: Handler, description: string | undefined): Json => ({
  description: [description, WHO[policy!]].filter(Boolean).join(' '),
  security: policy === 'anyone' ? [] : [{ session: [] }],
});

function describeTags(handlers: Handler[]): Json[] {
  const tags = new Map<string, Json>();
  for (const { name, description } of tagsOf(handlers))
    if (description) tags.set(name, { name, description });
  return [...tags.values()];
}

const tagsOf = (handlers: Handler[]): TagDeclaration[] => [
  ...new Set(handlers.flatMap(({ tag }) => (tag ? [tag] : []))),
];

const WHO = {
  anyone: 'Open to anyone.',
  'signed-in': 'For anyone who is signed in.',
  owner: 'For the owner alone.',
};

const INFO = {
  title: 'Polaris',
  version: String(API_VERSION),
  summary: 'Web site, customer dashboard and CRM of one independent data consultant.',
  description: [
    'Calls take and answer JSON, in UTF-8. A list is an array; its total is in `X-Total-Count` and the',
    'address of its next page in `Link`. A failure is `application/problem+json` (RFC 9457): `detail` is',
    'a sentence for people, `errors` names the fields. Signing in sets a cookie that later calls send',
    'back. Newer servers may add fields to what they answer.',
  ].join('\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  description: 'The login session, which registering and signing in set.',
};
