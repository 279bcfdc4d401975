import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { safeParse } from 'zod/mini';
import { type Call, methodOf } from '../../testing/call';
import { calls } from '../../testing/calls';
import type { TestCaller } from '../../testing/caller';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { Examples } from './examples';
import { type Handler, inputOf, listHandlers } from './handlers';

let polaris: TestApp;
/** A part of the document, as JSON. */
interface Node {
  [key: string]: Node;
}

let document: Node;
let handlers: Handler[];
beforeAll(async () => {
  polaris = await startTestApp();
  document = (await polaris.visitor().get('/api/openapi.json')).body as Node;
  handlers = listHandlers(polaris.app.get(DiscoveryService), polaris.app.get(MetadataScanner));
});
afterAll(() => polaris.close());

const pathOf = (path: string) => `/api/${path.replace(/:(\w+)/g, '{$1}')}`;
const operationOf = (name: string): Node => {
  const [method, path] = name.split(' ') as [string, string];
  return document.paths![pathOf(path)]![method.toLowerCase()]!;
};
const bodyTypes = (part: Node): string[] => Object.keys(part.content ?? {});
const resolve = (node: Node | undefined): Node | undefined => {
  const reference = node?.$ref as unknown as string | undefined;
  const keys = reference?.slice(2).split('/') ?? [];
  return reference ? keys.reduce<Node>((at, key) => at[key]!, document) : node;
};

async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
}

describe('the description of the API', () => {
  it('has every call, with an id, a summary and a tag', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = handlers.map(({ method, path }) => operationOf(`${method} ${path}`));
    for (const operation of described)
      expect(operation).toMatchObject({
        operationId: expect.any(String),
        summary: expect.any(String),
        tags: [expect.any(String)],
      });
  });

  it('follows the recommended rules of redocly without an error or a warning', async () => {
    expect(await lint(JSON.stringify(document))).toEqual([]);
  });

  it('would not follow them without a summary', async () => {
    const { summary: _, ...operation } = document.paths!['/api/customers']!.get as Node;
    const broken = {
      ...document,
      paths: { ...(document.paths as Node), '/api/customers': { get: operation } },
    };
    expect((await lint(JSON.stringify(broken))).join('\n')).toMatch('operation-summary');
  });

  it('names what is sent and answered instead of repeating it', () => {
    const { requestBody, responses } = operationOf('PUT customers/:id');
    expect(requestBody!.content!['application/json']!.schema).toEqual({
      $ref: '#/components/schemas/CustomerUpdate',
    });
    expect(responses![200]!.content!['application/json']!.schema).toEqual({
      $ref: '#/components/schemas/Customer',
    });
    const { Customer, CustomerInput } = document.components!.schemas as Record<string, Node>;
    expect(Customer!.properties!.status).toEqual({
      $ref: '#/components/schemas/CustomerStatus',
    });
    expect(CustomerInput!.properties!.name).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: 255,
    });
  });

  it('says who may make a call', () => {
    expect(operationOf('GET services').security).toEqual([]);
    expect(operationOf('GET customers').security).toEqual([{ session: [] }]);
    expect(operationOf('GET customers').description).toMatch('For the owner alone.');
    expect(document.components!.securitySchemes!.session).toMatchObject({
      in: 'cookie',
      name: 'polaris',
    });
  });
});

describe('the examples', () => {
  const of = (handler: Handler) => ({
    body: handler.operation?.body ? undefined : inputOf(handler, 'body'),
    success: handler.returns?.schema,
  });
  const examples = () => new Examples(handlers.flatMap(({ tag }) => tag?.examples ?? []));

  it('exist for everything that is sent and answered, and are valid', () => {
    const mistakes = handlers.flatMap((handler) => {
      const { body, success } = of(handler);
      return [body, success].flatMap((schema) => {
        if (!schema) return [];
        const result = safeParse(schema, examples().of(schema));
        return result.success ? [] : [`${handler.name}: ${JSON.stringify(result.error.issues)}`];
      });
    });
    expect(mistakes).toEqual([]);
  });

  it('of responses have no field that is not in the contract', () => {
    for (const handler of handlers) {
      const { success } = of(handler);
      if (!success) continue;
      const value = examples().of(success);
      expect(safeParse(success, value).data).toEqual(value);
    }
  });
});

describe('what the server answers', () => {
  const callers: Record<string, () => Promise<TestCaller>> = {
    visitor: async () => polaris.visitor(),
    customer: () => polaris.customer(),
    owner: () => polaris.owner(),
  };
  const mistakesIn = async (call: Call, caller: TestCaller): Promise<string[]> => {
    const { status, headers, text } = await caller.call(methodOf(call), call.path, call.body);
    const response = resolve(operationOf(call.name).responses![status]);
    if (!response) return [`${call.name} answers ${status}, which is not described`];
    const type = text && headers.get('content-type')?.split(';')[0];
    const described = bodyTypes(response);
    const isDescribed = type ? described.includes(type) : described.length === 0;
    const missing = ['X-Total-Count', 'Retry-After', 'Location'].filter(
      (name) => headers.has(name) !== name in (response.headers ?? {}),
    );
    return [
      ...(isDescribed ? [] : [`${call.name} answers ${status} as ${type || 'nothing'}`]),
      ...missing.map((name) => `${call.name} ${status}: ${name} is only sent or only described`),
    ];
  };

  it.each(Object.keys(callers))('to a %s is described', async (who) => {
    const caller = await callers[who]!();
    const mistakes: string[] = [];
    for (const call of calls) mistakes.push(...(await mistakesIn(call, caller)));
    expect(mistakes).toEqual([]);
  });

  it('is a file where it is to be downloaded, and what is imported is one', () => {
    expect(bodyTypes(operationOf('POST admin/import/customers').requestBody!)).toEqual([
      'text/csv',
    ]);
    expect(bodyTypes(operationOf('GET admin/export/:kind').responses![200]!)).toEqual(['text/csv']);
    expect(bodyTypes(operationOf('GET sessions/:id/calendar.ics').responses![200]!)).toEqual([
      'text/calendar',
    ]);
  });
});
