import { Agent, type IncomingMessage, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_VERSION, OLDEST_API_VERSION, apiFit } from '@polaris/contracts';
import { VERSION } from '../../platform/config/version';
import { Connections } from '../../platform/http/connections/connections';
import { type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp()));
afterAll(() => polaris.close());

it.each(['live', 'ready'])('reports the supported API versions at %s', async (name) => {
  const answer = await polaris.visitor().get(`/api/health/${name}`);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: 'ok',
      product: 'polaris',
      apiVersion: API_VERSION,
      oldestApiVersion: OLDEST_API_VERSION,
      version: VERSION,
    },
  ]);
  expect(apiFit(answer.body)).toBe('fits');
});

it('reports that it is not ready on an open connection while it stops', async () => {
  const stopping = await startTestApp({ beside: polaris });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (name: string): Promise<[number | undefined, string]> => {
    const answer = await new Promise<IncomingMessage>((answered, failed) =>
      get(`${stopping.url}/api/health/${name}`, { agent }, answered).on('error', failed),
    );
    return [answer.statusCode, JSON.parse(await text(answer)).detail];
  };
  expect(await ask('ready')).toEqual([200, undefined]);
  const connections = Connections.of(stopping.app.getHttpServer());
  const drained = connections.drain(10_000);
  while (!connections.isEnding) await new Promise(setImmediate);
  expect(await ask('ready')).toEqual([503, 'Polaris is stopping. Try again in a moment.']);
  await drained;
  await stopping.close();
});
