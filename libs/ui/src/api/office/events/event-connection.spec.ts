import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS, type StreamMessage } from '@polaris/contracts';
import { FakeEventSource } from '../../../../testing/fake-event-source.ts';
import { setApiBaseUrl } from '../../client/client.ts';
import { EventConnection } from './event-connection.ts';

const change = { kind: 'contact', change: 'created', id: 21 } as const;

let source: () => FakeEventSource;
let heard: StreamMessage[];
let connection: EventConnection | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  source = FakeEventSource.install();
  setApiBaseUrl('http://own.invalid');
  heard = [];
});
afterEach(() => {
  connection?.close();
  FakeEventSource.uninstall();
  jest.useRealTimers();
});

const connect = (isLate = false) => {
  connection = new EventConnection((message) => heard.push(message), isLate);
  return source();
};

describe('a connection to the events of the server', () => {
  it('reports known changes, and ignores unknown ones', () => {
    const { url, withCredentials } = connect();
    expect([url, withCredentials]).toEqual(['http://own.invalid/api/admin/events', true]);
    source().accept();
    source().send('change', change);
    source().send('change', { ...change, kind: 'invoice' });
    source().send('heartbeat', {});
    source().send('renamed', {});
    expect(heard).toEqual([{ type: 'change', change }]);
  });

  it('reports missed changes when the connection was lost, and when the server says so', () => {
    connect().accept();
    expect(heard).toEqual([]);
    source().drop();
    source().accept();
    expect(heard).toEqual([{ type: 'reset' }]);
    source().send('reset', {});
    expect(heard).toHaveLength(2);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('reports missed changes immediately when it starts late', () => {
    connect(true).accept();
    expect(heard).toEqual([{ type: 'reset' }]);
  });

  it('retries with increasing delays while the server refuses', () => {
    connect();
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const before = Date.now();
      const refused = source();
      refused.refuse();
      while (source() === refused) jest.advanceTimersByTime(1000);
      pauses.push((Date.now() - before) / 1000);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    source().accept();
    source().drop();
    source().refuse();
    jest.advanceTimersByTime(5000);
    expect(FakeEventSource.opened).toHaveLength(11);
  });

  it('reconnects when heartbeats stop', () => {
    connect().accept();
    for (let beat = 0; beat < 10; beat += 1) {
      jest.advanceTimersByTime(MINUTE_MS);
      source().send('heartbeat', {});
    }
    expect(FakeEventSource.opened).toHaveLength(1);
    const silent = source();
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect(silent.readyState).toBe(FakeEventSource.CLOSED);
    expect(FakeEventSource.opened.length).toBeGreaterThan(1);
  });

  it('stops when it is closed', () => {
    connect().refuse();
    connection!.close();
    jest.advanceTimersByTime(20 * MINUTE_MS);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
