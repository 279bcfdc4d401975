import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStreamsService } from '../../office/events/event-streams.service';
import { Database } from '../../platform/database/database';
import { expiredRowsQueue } from '../../platform/jobs/expired-rows.service';
import { JobsService } from '../../platform/jobs/jobs.service';
import { SiteDataService } from '../../site/pages/site-data.service';
import { DatabaseWire } from '../stand-ins/database-wire';
import { EventListener } from '../event-listener';
import { untilDone } from '../jobs';
import { collectLog } from '../log-lines';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { until } from '../until';

const WARN = 40;

describe('the log without a database', () => {
  const { log, lines } = collectLog();
  let wire: DatabaseWire;
  let polaris: TestApp;
  let owner: Person;
  beforeAll(async () => {
    wire = await DatabaseWire.open();
    polaris = await startTestApp({ through: wire.port, log });
    owner = await polaris.owner();
  });
  afterAll(async () => {
    wire.isCut = false;
    await polaris.close();
    wire.close();
  });

  const messages = (start: string) => lines.filter(({ msg }) => msg?.startsWith(start));

  async function duringOutage(work: () => Promise<unknown>): Promise<void> {
    wire.cut();
    try {
      await work();
    } finally {
      wire.isCut = false;
    }
    await until(async () => (await polaris.visitor().get('/api/health/ready')).status === 200);
  }

  it('logs one line with the reason and no stack for each 503 response', async () => {
    const ids: (string | null)[] = [];
    await duringOutage(async () => {
      for (let count = 0; count < 5; count += 1) {
        const { status, headers } = await polaris.visitor().get('/api/services');
        expect(status).toBe(503);
        ids.push(headers.get('x-request-id'));
      }
    });
    const found = await until(
      () => lines.filter(({ requestId }) => ids.includes(requestId ?? '')),
      (all) => all.length >= ids.length,
    );
    expect(found.map(({ requestId }) => requestId)).toEqual(ids);
    for (const line of found)
      expect(line).toMatchObject({ level: WARN, msg: 'request', status: 503, reason: /./ });
    expect(lines.filter((line) => JSON.stringify(line).includes('"stack"'))).toEqual([]);
  });

  it('logs once that sessions of event streams cannot be checked, and once that they can', async () => {
    const streams = [
      await EventListener.open(polaris.url, owner),
      await EventListener.open(polaris.url, owner),
    ];
    const beat = () => polaris.app.get(EventStreamsService).beat();
    await duringOutage(async () => {
      for (let count = 0; count < 3; count += 1) await beat();
    });
    await beat();
    await beat();
    expect(messages('A session could not be checked')).toHaveLength(1);
    expect(messages('Sessions can be checked again.')).toHaveLength(1);
    for (const stream of streams) stream.close();
  });

  it('logs once that the data of pages cannot be read, and once that it can', async () => {
    const data = polaris.app.get(SiteDataService);
    await duringOutage(async () => {
      for (let count = 0; count < 3; count += 1)
        await expect(data.assets()).rejects.toBeInstanceOf(Response);
    });
    await data.assets();
    await data.assets();
    expect(messages("A page's data could not be read")).toHaveLength(1);
    expect(messages('Data of pages can be read again.')).toHaveLength(1);
  });
});

it('removes expired rows of every other table when one refuses, and logs it once', async () => {
  const { log, lines } = collectLog();
  const polaris = await startTestApp({ log });
  const sql = (statement: string) => polaris.dataSource.query<{ sid: string }[]>(statement);
  const run = async () => {
    await sql(`insert into sessions values ('expired', '{}', now() - interval '1 minute')`);
    await polaris.app
      .get(Database)
      .transaction(() => polaris.app.get(JobsService).add(expiredRowsQueue, {}));
    await untilDone(polaris, expiredRowsQueue);
    expect(await sql('select sid from sessions')).toEqual([]);
  };
  // The first of all registered tables.
  await sql('alter table rate_limits rename to elsewhere');
  await run();
  await run();
  await sql('alter table elsewhere rename to rate_limits');
  await run();
  const told = lines.filter(({ context }) => context === 'ExpiredRows').map(({ msg }) => msg);
  expect(told).toEqual([
    'Expired rows stay: relation "rate_limits" does not exist',
    'Expired rows are removed again.',
  ]);
  await polaris.close();
});
