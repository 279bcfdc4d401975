import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const INTERVAL_MS = 60_000;
/** So many at a time that each statement stays well within its time limit. */
const BATCH = 5000;

/** Each table whose rows end by themselves, and when one has. */
const EXPIRED = {
  sessions: 'expire < now()',
  app_codes: '"expiresAt" <= now()',
  one_time_tokens: '"expiresAt" <= now()',
  rate_limits: 'expire < extract(epoch from now()) * 1000',
};

/** Removes what has expired: it counts for nothing any more, and strangers must not fill the disk. */
@Injectable()
export class ExpiredRowsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ExpiredRows');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private closed = false;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.start();
    this.timer = setInterval(() => this.start(), INTERVAL_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    this.running ??= this.removeAll()
      .catch((error: Error) => this.logger.warn(`Expired rows stay: ${error.message}`))
      .finally(() => (this.running = undefined));
  }

  private async removeAll(): Promise<void> {
    for (const [table, condition] of Object.entries(EXPIRED))
      while (!this.closed && (await this.removeBatch(table, condition)) === BATCH);
  }

  private async removeBatch(table: string, condition: string): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(
      `delete from ${table} where ctid in (
         select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked)`,
    );
    return removed;
  }
}
