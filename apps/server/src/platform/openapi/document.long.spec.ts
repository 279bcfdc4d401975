import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endpoints, exampleOf } from '@polaris/contracts/api';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { safeParse } from 'zod/mini';
import { type Call, calls } from '../../testing/calls';
import type { TestCaller } from '../../testing/caller';
import { type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
/** A part of the OpenAPI document as JSON. */
interface Node {
  [key: string]: Node;
}

let document: Node;
beforeAll(async () => {
  polaris = await startTestApp();
  document = (await polaris.visitor().get('/api/openapi.json')).body as Node;
});
afterAll(() => polaris.close());

const operationOf = (name: string): Node => {
  const { method, path } = endpoints[name]!;
  return document.paths![path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
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
  it('describes every call with an id, a summary and a tag', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = Object.keys(endpoints).map(operationOf);
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

  it("violates redocly's rules when a summary is missing", async () => {
    const { summary: _, ...operation } = document.paths!['/api/customers']!.get as Node;
    const broken = {
      ...document,
      paths: { ...(document.paths as Node), '/api/customers': { get: operation } },
    };
    expect((await lint(JSON.stringify(broken))).join('\n')).toMatch('operation-summary');
  });

  it('refers to named schemas instead of repeating them', () => {
    const { requestBody, responses } = operationOf('updateCustomer');
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

  it('states who may make a call (ASVS 8.1.1)', () => {
    expect(operationOf('listServices').security).toEqual([]);
    expect(operationOf('listCustomers').security).toEqual([{ session: [] }]);
    expect(operationOf('listCustomers').description).toMatch('For the owner alone.');
    expect(document.components!.securitySchemes!.session).toMatchObject({
      in: 'cookie',
      name: 'polaris',
    });
  });
});

describe('the examples of the API', () => {
  it('gives a valid example of every request and response (ASVS 2.1.1)', () => {
    const problems = Object.entries(endpoints).flatMap(([name, { body, form, returns }]) =>
      [form ? undefined : body, returns].flatMap((schema) => {
        if (!schema) return [];
        const result = safeParse(schema, exampleOf(schema));
        return result.success ? [] : [`${name}: ${JSON.stringify(result.error.issues)}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('shows only fields of the contract in response examples (ASVS 15.3.1)', () => {
    for (const { returns } of Object.values(endpoints))
      if (returns) {
        const value = exampleOf(returns);
        expect(safeParse(returns, value).data).toEqual(value);
      }
  });
});

describe('responses of the server', () => {
  const callers: Record<string, () => Promise<TestCaller>> = {
    visitor: async () => polaris.visitor(),
    customer: () => polaris.customer(),
    owner: () => polaris.owner(),
  };
  const mistakesIn = async (call: Call, caller: TestCaller): Promise<string[]> => {
    const { status, headers, text } = await caller.call(call.endpoint.method, call.path, call.body);
    const response = resolve(operationOf(call.name).responses![status]);
    if (!response) return [`${call.name} answers ${status}, which is not described`];
    const type = text && headers.get('content-type')?.split(';')[0];
    const described = bodyTypes(response);
    const isDescribed = type ? described.includes(type) : described.length === 0;
    const missing = ['X-Total-Count', 'Retry-After', 'Location'].filter(
      (name) => headers.has(name) !== Object.hasOwn(response.headers ?? {}, name),
    );
    return [
      ...(isDescribed ? [] : [`${call.name} answers ${status} as ${type || 'nothing'}`]),
      ...missing.map((name) => `${call.name} ${status}: ${name} is only sent or only described`),
    ];
  };

  it.each(Object.keys(callers))('answers a %s as described', async (who) => {
    const caller = await callers[who]!();
    const mistakes: string[] = [];
    for (const call of calls) mistakes.push(...(await mistakesIn(call, caller)));
    expect(mistakes).toEqual([]);
  });

  it('describes downloads and imports as files', () => {
    expect(bodyTypes(operationOf('importCustomers').requestBody!)).toEqual(['text/csv']);
    expect(bodyTypes(operationOf('exportRecords').responses![200]!)).toEqual(['text/csv']);
    expect(bodyTypes(operationOf('downloadSession').responses![200]!)).toEqual(['text/calendar']);
  });
});
