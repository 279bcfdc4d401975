import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings';

const RETRY_MS = 500;

/**
 * Announces that what public pages show has changed: at once for our own writes, through the
 * database's NOTIFY for those of other servers. A trigger sends it, so no writer can forget to.
 */
@Injectable()
export class ContentChangesService implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Set<() => void>();
  private readonly logger = new Logger('ContentChanges');
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly settings: Settings) {}

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  announce(): void {
    for (const listener of this.listeners) listener();
  }

  onModuleInit(): Promise<void> {
    return this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.settings.databaseUrl,
      connectionTimeoutMillis: 5000,
      application_name: 'polaris-listen',
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', () => this.announce());
    client.on('error', () => undefined);
    client.on('end', () => this.listenAgain());
    try {
      await client.connect();
      await client.query('listen content_changed');
      // What changed while nobody listened is not known: take it that everything did.
      this.announce();
    } catch (error) {
      this.logger.warn(`Not listening for changes: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
      this.listenAgain();
    }
  }

  private listenAgain(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RETRY_MS);
  }
}
