import { PgBoss } from 'pg-boss';
import { driverOf } from '../database/sql';
import { underStartUpLock } from '../database/start-up-lock';
import { JOBS_SCHEMA, type JobQueue } from './job-queue';
import { pullBackDates } from './repair-dates';

/** Updates the tables of the job queue, and creates the declared queues. */
export function installJobs(url: string, queues: JobQueue[]): Promise<void> {
  return underStartUpLock(url, async (client) => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => driverOf(client).query(text, values) },
      schema: JOBS_SCHEMA,
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => undefined);
    try {
      await boss.start();
      await pullBackDates(boss.getDb());
      for (const { name, ...options } of queues) {
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
      }
    } finally {
      await boss.stop({ graceful: false, close: false });
    }
  });
}
