import { PgBoss } from 'pg-boss';
import { underStartUpLock } from '../database/start-up-lock';
import { JOBS_SCHEMA } from './job-queue';

/** Brings the job queue's tables up to date. The queues are made by the servers that work on them. */
export function installJobs(url: string): Promise<void> {
  return underStartUpLock(url, async () => {
    const boss = new PgBoss({
      connectionString: url,
      schema: JOBS_SCHEMA,
      application_name: 'polaris-migrate',
      max: 1,
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => undefined);
    try {
      await boss.start();
    } finally {
      await boss.stop({ graceful: false });
    }
  });
}
