import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EVENTS_PATH, MINUTE_MS, type StreamMessage } from '@polaris/contracts';
import { EventServer } from '../../../testing/event-server.ts';
import { ServerEvents } from './server-events.ts';

const made = (id: number) =>
  ({ type: 'change', change: { kind: 'contact', change: 'created', id } }) as const;

let server: EventServer;
let heard: StreamMessage[];
let listening: boolean[];
let events: ServerEvents;
beforeEach(() => {
  jest.useFakeTimers();
  server = new EventServer();
  heard = [];
  listening = [];
  events = new ServerEvents({
    open: server.openEvents,
    onMessage: (message) => heard.push(message),
    onListening: (isListening) => listening.push(isListening),
  });
});
afterEach(() => {
  events.stop();
  jest.useRealTimers();
});

const start = async () => {
  events.start();
  await jest.advanceTimersByTimeAsync(0);
};
const attempts = () => server.count(EVENTS_PATH);

describe('listening to the server', () => {
  it('reads everything first, then receives each change', async () => {
    await start();
    expect([heard, listening]).toEqual([[{ type: 'reset' }], [true]]);
    server.send(made(1));
    server.write('event: change\ndata: {"kind":"contact","change":');
    server.write('"created","id":2}\n\nevent: heartbeat\ndata: {}\n\n: a comment\n\n');
    server.write('event: change\ndata: {"kind":"invoice","change":"created","id":3}\n\n');
    server.send({ type: 'reset' });
    await jest.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ type: 'reset' }, made(1), made(2), { type: 'reset' }]);
  });

  it('reconnects when the stream ends, and reads everything again', async () => {
    await start();
    server.drop();
    await jest.advanceTimersByTimeAsync(3000);
    expect([server.open, listening]).toEqual([1, [true, false, true]]);
    expect(heard).toEqual([{ type: 'reset' }, { type: 'reset' }]);
  });

  it('reconnects when even heartbeats stop', async () => {
    await start();
    for (let beat = 0; beat < 5; beat += 1) {
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
      server.write('event: heartbeat\ndata: {}\n\n');
    }
    expect(attempts()).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(attempts()).toBeGreaterThan(1);
    expect(server.open).toBe(1);
  });

  it('drops a message that never ends, and reconnects', async () => {
    await start();
    for (let part = 0; part < 80; part += 1) {
      server.write('x'.repeat(1024));
      await jest.advanceTimersByTimeAsync(0);
    }
    expect([server.open, listening]).toEqual([0, [true, false]]);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(attempts()).toBe(2);
  });

  it('waits longer each time while the server is unreachable, and starts over when told to', async () => {
    server.status = 0;
    await start();
    const times: number[] = [];
    let last = Date.now();
    for (let before = attempts(); times.length < 7; before = attempts()) {
      while (attempts() === before) await jest.advanceTimersByTimeAsync(1000);
      times.push((Date.now() - last) / 1000);
      last = Date.now();
    }
    expect(times).toEqual([3, 6, 12, 24, 48, 60, 60]);
    expect(listening).toEqual([false]);
    server.status = 200;
    await start();
    expect(listening).toEqual([false, true]);
  });

  it.each([401, 403, 404])('retries rarely after status %i', async (status) => {
    server.status = status;
    await start();
    expect(listening).toEqual([false]);
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS);
    expect(attempts()).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(attempts()).toBe(2);
  });

  it('closes the previous connection on a new start, and every connection on stop', async () => {
    await start();
    await start();
    expect([attempts(), server.open]).toEqual([2, 1]);
    events.stop();
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([attempts(), server.open]).toEqual([2, 0]);
  });
});
