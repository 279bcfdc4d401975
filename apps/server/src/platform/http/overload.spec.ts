import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { customerInput } from '../../testing/factories';
import { startTestApp } from '../../testing/test-app';

/** Keeps the process from everything else. */
function block(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}

it('does nothing for a request that it refuses because the server is too busy', async () => {
  let logged = '';
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const polaris = await startTestApp({ maxEventLoopDelayMs: 100, log });
  const isCalm = async () => (await polaris.visitor().get('/api/services')).status === 200;
  while (!(await isCalm())) await sleep(200);
  const owner = await polaris.owner();
  const statuses: number[] = [];
  while (statuses.filter((status) => status === 503).length < 3) {
    block(500);
    const { status, headers } = await owner.post('/api/customers', customerInput());
    statuses.push(status);
    if (status !== 503) continue;
    expect(headers.get('retry-after')).toBe('5');
    await owner.get('/api/customers');
  }
  const accepted = statuses.filter((status) => status === 201);
  expect(await polaris.dataSource.query('select count(*)::int as rows from customers')).toEqual([
    { rows: accepted.length },
  ]);
  await polaris.close();
  // A handler that runs all the same has its answer refused.
  expect(logged).toContain('briefly unavailable');
  expect(logged).not.toContain('already sent');
});
