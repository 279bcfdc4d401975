import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

const ROWS = 20_000;
const BUSY = 'Other exports are running. Please try again in a few seconds.';
const PATH = '/api/admin/export/customers';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await polaris.dataSource.query(
    `insert into customers (name, notes)
     select 'Customer ' || n, repeat('x', 500) from generate_series(1, $1::int) n`,
    [ROWS],
  );
});
afterAll(() => polaris.close());

const linesOf = (text: string) => text.split('\r\n').length - 2;

/** Starts a download and reads nothing of it. */
async function startUnread(person: Person, path: string) {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const download = request(polaris.url + path, { headers: { cookie } });
  download.on('error', () => undefined).end();
  await once(download, 'response');
  return download;
}

describe('concurrent exports', () => {
  it('completes each of 50 concurrent exports or rejects it with a sentence before its first byte', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => owner.get(PATH)));
    const complete = all.filter(({ status }) => status === 200);
    const refused = all.filter(({ status }) => status !== 200);
    expect(complete.length).toBeGreaterThanOrEqual(2);
    expect(new Set(complete.map(({ text }) => linesOf(text)))).toEqual(new Set([ROWS]));
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after'), body.detail]).toEqual([503, '10', BUSY]);
      expect(headers.get('content-disposition')).toBeNull();
    }
    expect((await owner.get(PATH)).status).toBe(200);
  });

  it('lets others export once a client has left its download', async () => {
    const [first, second] = [await startUnread(owner, PATH), await startUnread(owner, PATH)];
    expect((await owner.get(PATH)).body.detail).toBe(BUSY);
    expect((await owner.get('/api/admin/export/money')).body.detail).toBe(BUSY);
    first.destroy();
    await until(async () => (await owner.get(PATH)).status === 200);
    second.destroy();
  });

  it("reserves a place for the owner's export while clients download their data", async () => {
    const client = await polaris.customer();
    await polaris.dataSource.query(
      `insert into security_events (event, detail, "userId", hour)
       select 'signed_in', 'text ' || n, $1, now() from generate_series(1, 20000) n`,
      [client.user.id],
    );
    const own = await startUnread(client, '/api/account/data');
    const other = await polaris.customer();
    expect((await other.get('/api/account/data')).body.detail).toBe(BUSY);
    expect((await owner.get(PATH)).status).toBe(200);
    own.destroy();
    await until(async () => (await other.get('/api/account/data')).status === 200);
  });

  it('records only exports that were not refused', async () => {
    const count = () =>
      polaris.dataSource.query<[{ count: number }]>(
        `select coalesce(sum(count), 0)::int as count from security_events
         where event = 'data_exported' and detail = 'customers'`,
      );
    const [before] = await count();
    const all = await Promise.all(Array.from({ length: 10 }, () => owner.get(PATH)));
    const [after] = await count();
    expect(after.count - before.count).toBe(all.filter(({ status }) => status === 200).length);
  });
});
