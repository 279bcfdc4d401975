import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { problemSchema } from '@polaris/contracts';
import type { Environment } from './platform/config/environment';
import { RestoringServer } from './restoring-server';

let server: RestoringServer;
let url: string;
beforeEach(async () => {
  server = new RestoringServer(false);
  const PORT = await freePort();
  url = `http://127.0.0.1:${PORT}`;
  await server.listen({ PORT, HOST: '127.0.0.1' } as Environment);
});
afterEach(() => server.close());

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

it('answers calls with how far the restore has come', async () => {
  server.progress = 'Loading activities: 430,000 of 1,000,000 rows.';
  const response = await fetch(`${url}/api/health/ready`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  const problem = problemSchema.parse(await response.json());
  expect(problem.detail).toBe('Loading activities: 430,000 of 1,000,000 rows.');
});

it('answers pages with one that looks again by itself', async () => {
  const response = await fetch(`${url}/services`);
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/http-equiv="refresh".*A backup is being restored\./s);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('gives its port back at once', async () => {
  await fetch(`${url}/`);
  await server.close();
  await expect(fetch(`${url}/`)).rejects.toThrow('fetch failed');
  server = new RestoringServer(false);
  await server.listen({ PORT: Number(new URL(url).port), HOST: '127.0.0.1' } as Environment);
});
