import { once } from 'node:events';
import { connect } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENTS_PATH, type RecordChange } from '@polaris/contracts';
import { EventListener } from '../../testing/event-listener';
import { contactInput, customerInput } from '../../testing/data/factories';
import { addActivity, addCustomer } from '../../testing/data/records';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { EventStreamsService } from './event-streams.service';

let polaris: TestApp;
let beside: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({});
  beside = await startTestApp({ beside: polaris });
  owner = await polaris.owner();
});
afterAll(async () => {
  await beside.close();
  await polaris.close();
});

const opened: EventListener[] = [];
const listen = async (caller = owner, { url } = polaris, method?: string) => {
  const listener = await EventListener.open(url, caller, method);
  opened.push(listener);
  return listener;
};
afterEach(async () => {
  for (const listener of opened.splice(0)) listener.close();
  for (const server of [polaris, beside])
    await until(() => server.app.get(EventStreamsService).size === 0);
});

const streams = () => polaris.app.get(EventStreamsService);
const makeContact = async (server = polaris) =>
  ((await server.visitor().post('/api/contact', contactInput())).body as { id: number }).id;

/** A listener that has already received every earlier event. */
async function listenFromNow(): Promise<EventListener> {
  const listener = await listen();
  await receivedSoFar(listener);
  return listener;
}

/** The events until now; a new submission marks the end. */
async function receivedSoFar(listener: EventListener): Promise<unknown[]> {
  const id = await makeContact();
  const heard: unknown[] = [];
  for (;;) {
    const change = (await listener.next('change')) as RecordChange;
    if (change.kind === 'contact' && change.id === id) return heard;
    heard.push(change);
  }
}

describe('the stream of changes', () => {
  it('sends a stream that browsers and proxies do not buffer', async () => {
    const { status, headers } = await listen();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('sends created, changed and deleted records without their content', async () => {
    const heard = await listenFromNow();
    const contact = await makeContact();
    expect(await heard.next('change')).toEqual({ kind: 'contact', change: 'created', id: contact });
    const made = await addCustomer(owner);
    const { id } = made as { id: number };
    expect(await heard.next('change')).toEqual({ kind: 'customer', change: 'created', id });
    await owner.put(`/api/customers/${id}`, customerInput({ name: 'Harbor' }));
    expect(await heard.next('change')).toEqual({ kind: 'customer', change: 'updated', id });
    await addActivity(owner, { customerId: id });
    expect(await heard.next('change')).toMatchObject({ kind: 'activity', change: 'created' });
    await owner.delete(`/api/customers/${id}`);
    const changes = [await heard.next('change'), await heard.next('change')];
    expect(changes).toContainEqual({ kind: 'customer', change: 'deleted', id });
  });

  it('sends changes made by another server', async () => {
    const heard = await listenFromNow();
    const id = await makeContact(beside);
    expect(await heard.next('change')).toEqual({ kind: 'contact', change: 'created', id });
  });

  it('sends nothing about changes that were rolled back', async () => {
    const heard = await listenFromNow();
    await polaris.dataSource
      .transaction(async (manager) => {
        await manager.query(`insert into customers (name) values ('Nobody')`);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await receivedSoFar(heard)).toEqual([]);
  });

  it.each([
    ['one statement', `insert into customers (name) select 'Many' from generate_series(1, 10000)`],
    [
      'many statements',
      `do $$ begin for n in 1..1000 loop insert into customers (name) values ('Many'); end loop; end $$`,
    ],
  ])('sends many changes of one transaction as one bulk change: %s', async (_, sql) => {
    const heard = await listenFromNow();
    await polaris.dataSource.query(sql);
    expect(await receivedSoFar(heard)).toEqual([{ kind: 'customer', change: 'created', id: null }]);
  });

  it('sends recent changes first when the page was read before the stream opened', async () => {
    const before = await listenFromNow();
    const id = await makeContact();
    const made = { kind: 'contact', change: 'created', id };
    expect(await before.next('change')).toEqual(made);
    const heard = await listen();
    await until(() => heard.heard.some(({ data }) => isDeepStrictEqual(data, made)));
  });

  it.each([
    [
      'a backup ended',
      `insert into backup_runs (kind, result, "startedAt") values ('backup', 'passed', now())`,
    ],
    ['something needs attention', `insert into health_alarms (problem) values ('disk')`],
    ['nothing needs attention anymore', `delete from health_alarms`],
    [
      'a newer version is out',
      `insert into release_checks ("isAllowed", newest) values (true, '0.9.0');
       update release_checks set newest = '1.9.0'`,
    ],
  ])('sends a change of health when %s', async (_, sql) => {
    const heard = await listenFromNow();
    await polaris.dataSource.query(sql);
    expect(await receivedSoFar(heard)).toEqual([{ kind: 'health', change: 'updated', id: null }]);
  });

  it('asks to read everything again when the database connection was lost', async () => {
    const heard = await listenFromNow();
    const others = await listen(owner, beside);
    await polaris.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'polaris-listen'`,
    );
    await Promise.all([heard.next('reset'), others.next('reset')]);
    expect(await receivedSoFar(heard)).toEqual([]);
  });
});

describe('listeners of the stream', () => {
  it('sends a heartbeat while the stream is open', async () => {
    const heard = await listen();
    await streams().beat();
    await heard.next('heartbeat');
  });

  const set = (column: string) => (person: Person) =>
    polaris.dataSource.query(`update users set ${column} where id = $1`, [person.user.id]);
  const endings: [string, (person: Person) => Promise<unknown>][] = [
    ['signing out', (person) => person.post('/api/auth/logout')],
    ['signing out everywhere', (person) => person.delete('/api/auth/devices')],
    [
      'a new password',
      (person) =>
        person.put('/api/auth/password', {
          currentPassword: PASSWORD,
          password: 'eight loud harbours',
        }),
    ],
    ['losing the rights of an owner', set('"isAdmin" = false')],
    ['being disabled', set('"disabledAt" = now()')],
    [
      'being deleted',
      ({ user }) => polaris.dataSource.query('delete from users where id = $1', [user.id]),
    ],
  ];

  it.each(endings)(
    'ends the stream on every server when its session ends by %s',
    async (_name, end) => {
      const other = await polaris.owner();
      const leaving = [await listen(other), await listen(other, beside)];
      const staying = await listen();
      await end(other);
      await Promise.all(leaving.map((listener) => listener.end()));
      expect(
        leaving.flatMap(({ heard }) => heard.filter(({ event }) => event === 'heartbeat')),
      ).toEqual([]);
      await streams().beat();
      await staying.next('heartbeat');
    },
  );

  it('keeps the stream when another device of the account signs out', async () => {
    const other = await polaris.owner();
    const { email } = other.user;
    const elsewhere = polaris.visitor();
    await elsewhere.post('/api/auth/login', { email, password: PASSWORD });
    const heard = await listen(other);
    await elsewhere.post('/api/auth/logout');
    await streams().beat();
    await heard.next('heartbeat');
  });

  it('does not extend the idle timeout of the session by listening', async () => {
    const other = await polaris.owner();
    const old = Date.now() - 2 * 3_600_000;
    const session = async () =>
      polaris.dataSource.query<object[]>(
        `select expire, sess from sessions where sess->>'passport' = $1`,
        [other.user.id],
      );
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($2::bigint))
       where sess->>'passport' = $1`,
      [other.user.id, old],
    );
    const before = await session();
    const heard = await listen(other);
    await streams().beat();
    await heard.next('heartbeat');
    expect(await session()).toEqual(before);
    await other.get('/api/auth/user');
    expect(await session()).not.toEqual(before);
  });

  it('allows 20 open streams and returns 429 to the next', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => listen()));
    const statuses = many.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(many.find(({ status }) => status === 429)!.headers.get('retry-after')).toBe('60');
  });
});

describe('servers with many streams', () => {
  it('frees streams that were closed', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ten = await Promise.all(Array.from({ length: 10 }, () => listen()));
      for (const listener of ten) listener.close();
      await until(() => streams().size === 0);
    }
  });

  it('opens no stream for a HEAD request', async () => {
    expect((await listen(owner, polaris, 'HEAD')).status).toBe(200);
    await until(() => streams().size === 0);
  });

  it('disconnects a client that does not read, and no other', async () => {
    const staying = await listen();
    const { port } = new URL(polaris.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.pause();
    socket.write(`GET ${EVENTS_PATH} HTTP/1.1\r\nHost: polaris.test\r\nCookie: ${cookie}\r\n\r\n`);
    await until(() => streams().size === 2);
    const send = (streams() as unknown as { send(text: string): void }).send.bind(streams());
    while (streams().size > 1) {
      send(`event: long\ndata: ${JSON.stringify('x'.repeat(30_000))}\n\n`);
      await staying.next('long');
    }
    socket.destroy();
    await streams().beat();
    await staying.next('heartbeat');
  });
});

it('ends its streams first when it stops, and accepts no new ones', async () => {
  const server = await startTestApp({ beside: polaris });
  const heard = await listen(owner, server);
  const closed = server.close();
  await heard.end();
  await closed;
  expect(() => server.app.get(EventStreamsService).open('x', 'y')).toThrow('briefly unavailable');
});
