import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_VERSION, OLDEST_API_VERSION, apiFit } from '@polaris/contracts';
import { type TestApp, startTestApp } from '../testing/test-app';

let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp()));
afterAll(() => polaris.close());

it.each(['live', 'ready'])('says with %s which versions of the calls it answers', async (name) => {
  const answer = await polaris.visitor().get(`/api/health/${name}`);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: 'ok',
      product: 'polaris',
      apiVersion: API_VERSION,
      oldestApiVersion: OLDEST_API_VERSION,
    },
  ]);
  expect(apiFit(answer.body)).toBe('fits');
});
