import { sql } from '../platform/database/sql';
import type { JobQueue } from '../platform/jobs/job-queue';
import type { TestApp } from './test-app';
import { until } from './until';

/** Waits until the queue has finished all its jobs. */
export const untilDone = ({ dataSource }: TestApp, { name }: JobQueue): Promise<unknown> =>
  until(
    () =>
      dataSource.query<object[]>(
        sql`select from jobs.job where name = $1 and state not in ('completed', 'cancelled', 'failed')`,
        [name],
      ),
    (open) => open.length === 0,
  );
