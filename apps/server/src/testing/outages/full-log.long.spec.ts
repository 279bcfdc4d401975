import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { useServers } from '../processes/running-servers';
import type { ServerProcess } from '../processes/server-process';

const create = useServers();

/** Each request logs a line; together they exceed a pipe's buffer. */
const REQUESTS = 600;

/** Returns the statuses. */
async function askOften(server: ServerProcess): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < REQUESTS; sent += 50) {
    const asked = Array.from({ length: 50 }, () => server.caller.get('/api/services/12345678'));
    for (const { status } of await Promise.all(asked)) statuses.add(status);
  }
  return statuses;
}

/** Each gets a response; a busy machine may ask for some again. */
function expectAnswers(statuses: Set<number>): void {
  expect(statuses).toContain(404);
  expect([...statuses].filter((status) => status !== 404 && status !== 503)).toEqual([]);
}

describe('a log that cannot be written', () => {
  it('responds to every request and stops when the disk of its log is full', async () => {
    const server = await create({ LOG_LEVEL: 'info' });
    server.printsTo = '/dev/full';
    await server.start();
    expectAnswers(await askOften(server));
    // A server that cannot close in time exits with 1.
    expect(await server.signal('SIGTERM')).toBe(0);
  });

  it('responds to every request and stops when its log is never read', async () => {
    const server = await create({ LOG_LEVEL: 'info' });
    const pipe = join(server.dataDir, 'log');
    execFileSync('mkfifo', [pipe]);
    server.printsTo = pipe;
    // Opened for reading and writing, so that the pipe has a reader, which never reads.
    const reader = await open(pipe, 'r+');
    await server.start();
    expectAnswers(await askOften(server));
    // A server that cannot close in time exits with 1.
    expect(await server.signal('SIGTERM')).toBe(0);
    await reader.close();
  });
});
