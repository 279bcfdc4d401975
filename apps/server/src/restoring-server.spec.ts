import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RESTORE_PROGRESS_HEADER, problemSchema } from '@polaris/contracts';
import type { Environment } from './platform/config/environment';
import { RestoringServer } from './restoring-server';
import { freePort } from './testing/processes/free-port';

const TOKEN = 't'.repeat(43);
let server: RestoringServer;
let url: string;
beforeEach(async () => {
  server = new RestoringServer(false, TOKEN);
  const PORT = await freePort();
  url = `http://127.0.0.1:${PORT}`;
  await server.listen({ PORT, HOST: '127.0.0.1' } as Environment);
});
afterEach(() => server.close());

async function ask(headers: Record<string, string> = {}) {
  server.progress = 'Loading activities: 430,000 of 1,000,000 rows.';
  const response = await fetch(`${url}/api/health/ready`, { headers });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  return problemSchema.parse(await response.json()).detail;
}

it('reports the progress of a restore to the holder of its token', async () => {
  const progress = 'Loading activities: 430,000 of 1,000,000 rows.';
  expect(await ask({ [RESTORE_PROGRESS_HEADER]: TOKEN })).toBe(progress);
});

it.each<Record<string, string>>([
  {},
  { [RESTORE_PROGRESS_HEADER]: 'x'.repeat(43) },
  { [RESTORE_PROGRESS_HEADER]: '' },
])('responds to strangers with one sentence during a restore: %j', async (headers) => {
  expect(await ask(headers)).toBe('A backup is being restored. Please try again in a few minutes.');
});

it('responds to page requests during a restore with a page that refreshes itself', async () => {
  const response = await fetch(`${url}/services`);
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/http-equiv="refresh".*A backup is being restored\./s);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('frees its port immediately after a restore', async () => {
  await fetch(`${url}/`);
  await server.close();
  await expect(fetch(`${url}/`)).rejects.toThrow('fetch failed');
  server = new RestoringServer(false, TOKEN);
  await server.listen({ PORT: Number(new URL(url).port), HOST: '127.0.0.1' } as Environment);
});
