import { describe, expect, it } from '@jest/globals';
import { RestartQueue } from './restart-queue';

/** Servers that start and stop on the test's command. */
function fakeServers() {
  const servers: { answer: (isReady: boolean) => void; exit: () => void }[] = [];
  const events: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const queue = new RestartQueue(() => {
    const number = servers.length + 1;
    const ready = Promise.withResolvers<boolean>();
    const exited = Promise.withResolvers<void>();
    events.push(`start ${number}`);
    mostAtOnce = Math.max(mostAtOnce, (running += 1));
    const exit = () => {
      running -= 1;
      events.push(`exit ${number}`);
      ready.resolve(false);
      exited.resolve();
    };
    servers.push({ answer: ready.resolve, exit });
    const stop = () => {
      events.push(`stop ${number}`);
      return exited.promise;
    };
    return Promise.resolve({ ready: ready.promise, stop });
  });
  return { queue, servers, events, mostAtOnce: () => mostAtOnce };
}

const turn = () => new Promise((done) => setImmediate(done));

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await turn();
  return settled;
}

async function serving() {
  const fake = fakeServers();
  fake.queue.beginBuild();
  void fake.queue.endBuild(true);
  await turn();
  fake.servers[0]!.answer(true);
  await fake.queue.ready;
  return fake;
}

describe('RestartQueue', () => {
  it('holds requests from a source change until the new server responds', async () => {
    const { queue, servers, events } = await serving();
    queue.beginBuild();
    expect(await isSettled(queue.ready)).toBe(false);
    void queue.endBuild(true);
    await turn();
    expect(events).toEqual(['start 1', 'stop 1']);
    servers[0]!.exit();
    await turn();
    expect(await isSettled(queue.ready)).toBe(false);
    servers[1]!.answer(true);
    expect(await isSettled(queue.ready)).toBe(true);
  });

  it('starts one server for several builds that end during a stop', async () => {
    const { queue, servers, events, mostAtOnce } = await serving();
    for (let build = 0; build < 5; build += 1) {
      queue.beginBuild();
      void queue.endBuild(true);
      await turn();
    }
    servers[0]!.exit();
    await turn();
    servers[1]!.answer(true);
    await queue.ready;
    expect(events.filter((event) => event.startsWith('start'))).toEqual(['start 1', 'start 2']);
    expect(mostAtOnce()).toBe(1);
  });

  it('stops a starting server when a source changes, and never runs two', async () => {
    const { queue, servers, events, mostAtOnce } = await serving();
    queue.beginBuild();
    void queue.endBuild(true);
    servers[0]!.exit();
    await turn();
    queue.beginBuild();
    expect(events.at(-1)).toBe('stop 2');
    void queue.endBuild(true);
    servers[1]!.exit();
    await turn();
    servers[2]!.answer(true);
    await queue.ready;
    expect(mostAtOnce()).toBe(1);
  });

  it('keeps the running server when a build fails', async () => {
    const { queue, events } = await serving();
    queue.beginBuild();
    void queue.endBuild(false);
    await queue.ready;
    expect(events).toEqual(['start 1']);
  });

  it('starts the last good build when the next build fails', async () => {
    const { queue, servers, events } = await serving();
    queue.beginBuild();
    void queue.endBuild(true);
    queue.beginBuild();
    void queue.endBuild(false);
    await turn();
    servers[0]!.exit();
    await turn();
    servers[1]!.answer(true);
    await queue.ready;
    expect(events).toEqual(['start 1', 'stop 1', 'exit 1', 'start 2']);
  });

  it('lets requests through when the server fails to start', async () => {
    const { queue, servers } = await serving();
    queue.beginBuild();
    void queue.endBuild(true);
    servers[0]!.exit();
    await turn();
    servers[1]!.exit();
    expect(await isSettled(queue.ready)).toBe(true);
  });
});
