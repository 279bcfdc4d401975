import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { useServers } from './running-servers';
import type { ServerProcess } from './server-process';

const create = useServers();

/** A line of the log for each: more than the buffer of a pipe takes. */
const REQUESTS = 600;

/** Answers the statuses. */
async function askOften(server: ServerProcess): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < REQUESTS; sent += 50) {
    const asked = Array.from({ length: 50 }, () => server.caller.get('/api/services/12345678'));
    for (const { status } of await Promise.all(asked)) statuses.add(status);
  }
  return statuses;
}

/** The exit code after SIGTERM; undefined when it has none in time. */
const stop = (server: ServerProcess) =>
  Promise.race([server.signal('SIGTERM'), sleep(15_000, undefined, { ref: false })]);

describe('a log that takes nothing costs no request, and the server stops at a signal', () => {
  it('when its disk is full', async () => {
    const server = await create({ LOG_LEVEL: 'info' });
    server.printsTo = '/dev/full';
    await server.start();
    expect(await askOften(server)).toEqual(new Set([404]));
    expect(await stop(server)).toBe(0);
  });

  it('when nobody reads the pipe', async () => {
    const server = await create({ LOG_LEVEL: 'info' });
    const pipe = join(server.dataDir, 'log');
    execFileSync('mkfifo', [pipe]);
    server.printsTo = pipe;
    // Open for both: it has a reader from the start, who reads nothing.
    const reader = await open(pipe, 'r+');
    await server.start();
    expect(await askOften(server)).toEqual(new Set([404]));
    expect(await stop(server)).toBe(0);
    await reader.close();
  });
});
