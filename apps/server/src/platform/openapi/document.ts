import { API_VERSION, type Endpoint } from '@polaris/contracts';
import { endpoints, exampleOf, tags } from '@polaris/contracts/api';
import { Components, type Json } from './components';
import { sharedFailures } from './failures';
import { sharedHeaders } from './headers';
import { describeParameters } from './parameters';
import { describeResponses } from './responses';

/** The facts about the server that the description contains. */
export interface ServerFacts {
  /** Without a slash at its end. */
  publicUrl: string;
  /** The name of the cookie that holds the login session. */
  sessionCookie: string;
}

/** Describes every call in OpenAPI 3.1. */
export function describeApi({ publicUrl, sessionCookie }: ServerFacts): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const [id, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeOperation(id, endpoint, components),
    };
  }
  const responses = sharedFailures(components);
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: publicUrl, description: 'This server' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: components.all(),
      responses,
      headers: sharedHeaders,
      securitySchemes: { session: { ...SESSION, name: sessionCookie } },
    },
  };
}

function describeOperation(id: string, endpoint: Endpoint, components: Components): Json {
  const { summary, description, allow, tag } = endpoint;
  const content = describeBody(endpoint, components);
  return {
    operationId: id,
    summary,
    description: [description, WHO[allow]].filter(Boolean).join(' '),
    security: allow === 'anyone' ? [] : [{ session: [] }],
    tags: [tag],
    parameters: describeParameters(endpoint, components),
    ...(content && { requestBody: { required: true, content } }),
    responses: describeResponses(endpoint, components),
  };
}

function describeBody({ body, form, upload }: Endpoint, components: Components): Json | undefined {
  const file = form ?? upload;
  if (file) return { [file.mediaType]: { schema: { type: 'string' }, example: file.example } };
  if (!body) return undefined;
  const schema = components.schema(body, 'input');
  return { 'application/json': { schema, example: exampleOf(body) } };
}

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
