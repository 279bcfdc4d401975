import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { Database } from '../database/database';
import { installJobs } from './install-jobs';
import type { JobQueue } from './job-queue';
import { JobsService } from './jobs.service';

/** Longer than any test: a job that ran was not found by polling. */
const NEVER_SECONDS = 3600;

const queue: JobQueue = { name: 'test', notify: true, retryLimit: 0, expireInSeconds: 60 };

let polaris: TestApp;
const worked: number[] = [];
let arrived = (_id: number) => {};

beforeAll(async () => {
  polaris = await startTestApp();
  await installJobs((polaris.dataSource.options as { url: string }).url, [queue]);
  const work = ({ data: { id } }: { data: { id: number } }) => {
    worked.push(id);
    return Promise.resolve(arrived(id));
  };
  await polaris.app.get(JobsService).work(queue, work, { pollSeconds: NEVER_SECONDS });
});
afterAll(() => polaris.close());

const add = (id: number) =>
  polaris.app.get(Database).transaction(() => polaris.app.get(JobsService).add(queue, { id }));

const until = (id: number) =>
  new Promise<void>((done) => {
    arrived = (found) => found === id && done();
    if (worked.includes(id)) done();
  });

it('starts a job as soon as its transaction ends', async () => {
  await add(1);
  await until(1);
});

it('starts jobs that were added while the server was not listening', async () => {
  const [, ended] = await polaris.dataSource.query<[unknown, number]>(
    `with ended as (select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'polaris-listen' and datname = current_database())
     select * from ended`,
  );
  expect(ended).not.toBe(0);
  await add(2);
  await until(2);
  expect(worked).toEqual([1, 2]);
});

it('runs schedules and jobs after the clock was ahead', async () => {
  const url = (polaris.dataSource.options as { url: string }).url;
  await polaris.dataSource.query(`
    update jobs.version set cron_on = now() + interval '400 days';
    update jobs.queue set monitor_claim_on = now() + interval '400 days';
    insert into jobs.job (name, data, created_on, start_after)
      values ('test', '{"id": 3}', now() + interval '400 days', now() + interval '400 days')`);
  await installJobs(url, [queue]);
  const [late] = await polaris.dataSource.query(`
    select (select count(*)::int from jobs.version where cron_on > now()) as version,
      (select count(*)::int from jobs.queue where monitor_claim_on > now()) as queues,
      (select count(*)::int from jobs.job where start_after > now()) as jobs`);
  expect(late).toEqual({ version: 0, queues: 0, jobs: 0 });
});
