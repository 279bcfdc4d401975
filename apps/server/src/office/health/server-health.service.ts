import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import type { Backups, HealthProblem, ServerHealth } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { VERSION } from '../../platform/config/version';
import { BackupsService } from '../backup/backups.service';
import { poolOf } from '../../platform/database/pool';
import { Settings } from '../../platform/config/settings';
import { type Disk, isNearlyFull, readDisks } from './disks';
import { ReleaseChecksService } from './releases/release-checks.service';
import { type HealthFigures, HealthFiguresReadModel } from './health-figures.read-model';

/** The state of the server and its dependencies, and what needs attention. */
@Injectable()
export class ServerHealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly figures: HealthFiguresReadModel,
    private readonly backups: BackupsService,
    private readonly settings: Settings,
    private readonly releases: ReleaseChecksService,
  ) {}

  async read(): Promise<ServerHealth> {
    const { DATABASE_URL, DATA_DIR, BACKUP_DIR } = this.settings.env;
    const startedAt = performance.now();
    const figures = await this.figures.read();
    const tookMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const backups = await this.backups.state();
    const disks = await readDisks(DATA_DIR, BACKUP_DIR);
    return {
      checkedAt: new Date().toISOString(),
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      version: VERSION,
      release: await this.releases.get(),
      problems: problemsIn(figures, backups, disks),
      database: {
        isEmbedded: DATABASE_URL === undefined,
        version: figures.version,
        bytes: figures.bytes,
        tookMs,
        connections: this.connections(),
      },
      mail: {
        hasServer: this.settings.sendsMail,
        queued: figures.queued,
        retrying: figures.retrying,
        retryingSince: figures.retryingSince?.toISOString() ?? null,
        failedToday: figures.mailsFailedToday,
      },
      jobs: {
        waiting: figures.jobsWaiting,
        stuck: figures.stuck,
        stuckSince: figures.stuckSince?.toISOString() ?? null,
        failedToday: figures.jobsFailedToday,
      },
      backup: {
        isNightly: backups.isNightly,
        lastAt: backups.last?.at ?? null,
        rehearsedAt: backups.rehearsal?.at ?? null,
        isRehearsed: backups.rehearsal?.result === 'passed',
      },
      disks,
    };
  }

  connections(): ServerHealth['database']['connections'] {
    const { totalCount, idleCount, waitingCount, options } = poolOf(this.dataSource);
    return { used: totalCount - idleCount, limit: options.max, waiting: waitingCount };
  }
}

function problemsIn(
  { isMailStuck, stuck, hasSilentCalendar }: HealthFigures,
  { isOverdue, failure, rehearsal, bucket }: Backups,
  disks: Disk[],
): HealthProblem[] {
  const found: Record<HealthProblem, boolean> = {
    disk: disks.some(isNearlyFull),
    mail: isMailStuck === true,
    jobs: stuck > 0,
    calendars: hasSilentCalendar,
    backup:
      isOverdue ||
      [failure, bucket?.failure].some(Boolean) ||
      [rehearsal, bucket?.retrieval].some((tried) => tried?.result === 'failed'),
  };
  return (Object.keys(found) as HealthProblem[]).filter((problem) => found[problem]);
}
