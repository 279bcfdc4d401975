import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { type Db, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings';
import { Database } from '../database/database';
import { NotificationsService } from '../database/events/notifications.service';
import { driverPoolOf } from '../database/pool';
import { requestId, withRequestContext } from '../logging/request-context';
import { JOBS_SCHEMA, type JobQueue } from './job-queue';

const POLL_SECONDS = 1;
/** How often schedules are checked: jobs due each minute must not be late. */
const CRON_SECONDS = 5;
const CRON_WORKER_SECONDS = 2;
/** How often jobs of dead servers are looked for. */
const SUPERVISE_SECONDS = 15;
const AT_ONCE = 5;
/** How long a job under way may continue when the server stops. */
const LAST_CALL_MS = 5000;
const REPORT_AGAIN_MS = 3_600_000;
const MAX_REASONS = 100;

/** The part of a job that its handler gets. */
export type RunningJob<Data = { id: number }> = Pick<
  JobWithMetadata<Data>,
  'id' | 'data' | 'retryCount' | 'retryLimit'
>;

interface WorkOptions {
  pollSeconds?: number;
  /** How many jobs a worker takes together, and the number of workers. */
  atOnce?: number;
  workers?: number;
  /** Fetch the next jobs immediately while there are many. */
  drain?: boolean;
}

interface Schedule {
  /** In UTC. */
  cron: string;
  /** Also run whenever a server starts. */
  atStart?: boolean;
}

/** Work that outlives the request which asked for it: stored in PostgreSQL, shared by all servers. */
@Injectable()
export class JobsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly worked = new Set<string>();
  /** When each reason was last logged, since the database was last available. */
  private readonly reported = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    dataSource: DataSource,
    notifications: NotificationsService,
  ) {
    const pool = driverPoolOf(dataSource);
    this.boss = new PgBoss({
      db: {
        executeSql: (text, values) => pool.query(text, values),
        listen: listenOn(notifications),
      },
      schema: JOBS_SCHEMA,
      useListenNotify: true,
      supervise: !settings.isDryRun,
      schedule: !settings.isDryRun,
      cronMonitorIntervalSeconds: CRON_SECONDS,
      cronWorkerIntervalSeconds: CRON_WORKER_SECONDS,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      // The tables stay small, and reindexing takes longer than a query here may.
      reindex: false,
      monitorVacuum: false,
    });
    this.boss.on('error', (error) => this.report(error));
    notifications.onMissed(() => this.reported.clear());
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    const ended = [...this.worked].map((queue) => this.boss.offWork(queue).catch(() => undefined));
    await Promise.race([Promise.all(ended), sleep(LAST_CALL_MS, undefined, { ref: false })]);
    await this.boss.stop({ graceful: false, close: false });
  }

  /**
   * Returns the job's id. In a transaction, the job is committed with it. Its log lines have the id of this request.
   * `startAfter` is a time by the database's clock or seconds; jobs with a higher priority start first.
   */
  async add(
    queue: JobQueue,
    data: object,
    startAfter?: Date | number,
    { priority = 0 }: { priority?: number } = {},
  ): Promise<string> {
    const due = { ...(startAfter !== undefined && { startAfter }), priority };
    const traced = { ...data, requestId: requestId() };
    const job = await this.boss.send(queue.name, traced, { db: inside(this.database), ...due });
    if (!job) throw new Error(`The job was not taken by the queue ${queue.name}.`);
    return job;
  }

  /** Removes a job; false if it is running now. */
  async withdraw(queue: JobQueue, job: string): Promise<boolean> {
    const db = inside(this.database);
    const [found] = await this.boss.findJobs(queue.name, { id: job, db });
    if (found?.state === 'active') return false;
    if (found) await this.boss.deleteJob(queue.name, job, { db });
    return true;
  }

  /** Whether a job with this data waits or is being worked on. */
  async isPlanned(queue: JobQueue, data: object): Promise<boolean> {
    return (await this.countPlanned(queue, data)) > 0;
  }

  /** How many jobs with this data wait or are being worked on. */
  async countPlanned(queue: JobQueue, data: object): Promise<number> {
    const jobs = await this.boss.findJobs(queue.name, { data, db: inside(this.database) });
    return jobs.filter(({ state }) => ['created', 'retry', 'active'].includes(state)).length;
  }

  /** Works on a queue's jobs; one that throws is tried again later. */
  async work<Data extends object = { id: number }>(
    queue: JobQueue,
    run: (job: RunningJob<Data>) => Promise<void>,
    { pollSeconds = POLL_SECONDS, atOnce = AT_ONCE, workers = 1, drain = false }: WorkOptions = {},
  ): Promise<void> {
    if (this.settings.isDryRun) return;
    this.worked.add(queue.name);
    const options = {
      includeMetadata: true,
      perJobResults: true,
      batchSize: atOnce,
      localConcurrency: workers,
      burstWhenBatchFull: drain,
      pollingIntervalSeconds: pollSeconds,
      // A job with a start time is found only by polling.
      notifyPollingIntervalSeconds: pollSeconds,
    } as const;
    await this.boss.work<Data, unknown, typeof options>(queue.name, options, (jobs) =>
      Promise.all(jobs.map((job) => resultOf(job, run))),
    );
  }

  /** Runs at the times of a cron line, on one of the servers; a run missed while all were down is made up for. */
  async every(
    { cron, atStart = false }: Schedule,
    queue: JobQueue,
    run: () => Promise<void>,
  ): Promise<void> {
    if (atStart) await this.boss.send(queue.name, {});
    await this.work(queue, run, { pollSeconds: CRON_WORKER_SECONDS });
    await this.boss.schedule(queue.name, cron, null, { missed: 'once' });
  }

  /** While the database is away every poll fails: each reason is logged once an hour. */
  private report({ message }: Error): void {
    const reason = message.replace(/ \(Queue: .*/, '');
    if (Date.now() - (this.reported.get(reason) ?? 0) < REPORT_AGAIN_MS) return;
    this.logger.warn(reason);
    if (this.reported.size >= MAX_REASONS) this.reported.clear();
    this.reported.set(reason, Date.now());
  }
}

/** New jobs are announced on the shared notification connection. */
function listenOn(notifications: NotificationsService): Db['listen'] {
  return (channel, hear, hearAll) => {
    let isOpen = true;
    notifications.onMissed(() => isOpen && hearAll());
    notifications.listen(channel, (queue) => isOpen && hear(queue));
    const close = () => Promise.resolve(void (isOpen = false));
    return Promise.resolve({ close });
  };
}

async function resultOf<Data>(
  job: RunningJob<Data>,
  run: (job: RunningJob<Data>) => Promise<void>,
): Promise<JobResult> {
  const { requestId: id } = (job.data ?? {}) as { requestId?: string };
  try {
    await withRequestContext(id === undefined ? undefined : { id }, () => run(job));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: (error as Error).message } };
  }
}

/** Runs the queue's own statements in our transaction. */
const inside = ({ tx }: Database): Db => ({
  async executeSql(text, values) {
    const { records } = await tx.queryRunner!.query(text, values as never[], true);
    return { rows: (records as unknown[] | undefined) ?? [] };
  },
});
