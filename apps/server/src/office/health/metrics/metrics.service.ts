import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import { ServerHealthService } from '../server-health.service';
import { HttpMetrics } from './http-metrics';
import { metric } from './prometheus';

const NANOSECONDS = 1e9;

/** Prometheus metrics of this server and of what all servers share, without personal data. */
@Injectable()
export class MetricsService implements OnApplicationShutdown {
  readonly http = new HttpMetrics();
  private readonly delay = monitorEventLoopDelay();

  constructor(
    private readonly health: ServerHealthService,
    { env }: Settings,
  ) {
    if (env.METRICS_TOKEN) this.delay.enable();
  }

  onApplicationShutdown(): void {
    this.delay.disable();
  }

  async text(): Promise<string> {
    return this.processText() + this.http.text() + (await this.databaseText());
  }

  private processText(): string {
    const { user, system } = process.cpuUsage();
    const delay = this.delay.count > 0 ? this.delay.percentile(99) / NANOSECONDS : 0;
    this.delay.reset();
    return [
      metric('process_resident_memory_bytes', 'gauge', 'Memory.', process.memoryUsage.rss()),
      metric('process_cpu_seconds_total', 'counter', 'Time of the CPU.', (user + system) / 1e6),
      metric(
        'process_start_time_seconds',
        'gauge',
        'When the server started.',
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
      metric(
        'polaris_event_loop_delay_p99_seconds',
        'gauge',
        'By how much work was late, since it was asked last.',
        delay,
      ),
    ].join('');
  }

  /** If the database is down, only reports that. */
  private async databaseText(): Promise<string> {
    const { used, limit, waiting } = this.health.connections();
    const pool = [
      metric('polaris_database_connections', 'gauge', 'Connections of this server.', [
        [{ state: 'used' }, used],
        [{ state: 'limit' }, limit],
      ]),
      metric('polaris_database_waiting', 'gauge', 'Requests that wait for a connection.', waiting),
    ].join('');
    const shared = await this.sharedText().catch(() => undefined);
    const isUp = shared === undefined ? 0 : 1;
    return `${pool}${metric('polaris_database_up', 'gauge', 'Whether it answers.', isUp)}${shared ?? ''}`;
  }

  private async sharedText(): Promise<string> {
    const { database, mail, jobs, backup, disks, problems } = await this.health.read();
    return [
      metric('polaris_database_size_bytes', 'gauge', 'Size of the database.', database.bytes),
      metric('polaris_mails', 'gauge', 'Mail in the outbox.', [
        [{ state: 'queued' }, mail.queued],
        [{ state: 'retrying' }, mail.retrying],
        [{ state: 'failed_in_last_day' }, mail.failedToday],
      ]),
      metric('polaris_jobs', 'gauge', 'Background work.', [
        [{ state: 'waiting' }, jobs.waiting],
        [{ state: 'stuck' }, jobs.stuck],
        [{ state: 'failed_in_last_day' }, jobs.failedToday],
      ]),
      metric(
        'polaris_last_backup_time_seconds',
        'gauge',
        'When the last backup was made; 0: never.',
        backup.lastAt ? Date.parse(backup.lastAt) / 1000 : 0,
      ),
      metric(
        'polaris_disk_free_bytes',
        'gauge',
        'Room on the disks.',
        disks.map(({ holds, freeBytes }) => [{ holds }, freeBytes]),
      ),
      metric('polaris_problems', 'gauge', 'What needs attention.', problems.length),
    ].join('');
  }
}
