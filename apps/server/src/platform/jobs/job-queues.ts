import { PgBoss, type QueueOptions } from 'pg-boss';

/** The queue keeps its tables apart from ours. */
export const JOBS_SCHEMA = 'jobs';

/**
 * Each queue and its patience. A failed mail waits 15 s, then twice as long each time up to a quarter
 * of an hour, for about ten hours. One that a dying server has left behind is taken up again after
 * five minutes.
 */
const mail = {
  retryLimit: 45,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  deleteAfterSeconds: 7 * 24 * 3600,
};

export const jobQueues = {
  mail,
  'urgent-mail': mail,
  'owner-notices': {
    retryLimit: 20,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
    deleteAfterSeconds: 24 * 3600,
  },
  'old-mails': {
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 300,
    deleteAfterSeconds: 7 * 24 * 3600,
  },
} as const satisfies Record<string, QueueOptions>;
export type JobQueue = keyof typeof jobQueues;

/** Brings the queue's tables up to date and makes the queues. */
export async function installJobQueues(url: string): Promise<void> {
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
    for (const [name, options] of Object.entries(jobQueues)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
