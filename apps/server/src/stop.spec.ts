import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stopInOrder } from './stop';

const NEVER = () => new Promise<void>(() => undefined);
const FAILS = () => Promise.reject(new Error('it does not close'));

/** Stops a server; returns the exit code and what happened. */
async function stop(server: () => Promise<void>, limitMs = 10_000) {
  const happened: string[] = [];
  const note = (what: string) => () => Promise.resolve(void happened.push(what));
  const code = await stopInOrder(
    { server: () => server().then(note('server closed')), database: note('database stopped') },
    limitMs,
  );
  return { code, happened };
}

describe('stopping', () => {
  beforeEach(() => {
    // Errors are printed for the operator.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('stops the database after the server has closed', async () => {
    expect(await stop(() => Promise.resolve())).toEqual({
      code: 0,
      happened: ['server closed', 'database stopped'],
    });
  });

  it.each([
    ['does not close in time', NEVER],
    ['fails to close', FAILS],
  ])('stops the database and exits with 1 when the server %s', async (_, server) => {
    expect(await stop(server, 50)).toEqual({ code: 1, happened: ['database stopped'] });
  });
});
