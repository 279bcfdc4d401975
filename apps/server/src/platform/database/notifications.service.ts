import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type SqlClient, sql } from './sql';
import { Settings } from '../config/settings';
import { createClient } from './connections';

const RETRY_MS = 500;

type Listener = (payload: string) => void;

/** Hears the database's notifications, on one connection for the whole server. */
@Injectable()
export class NotificationsService implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly missedListeners: (() => void)[] = [];
  private readonly logger = new Logger('Notifications');
  private client: SqlClient | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private listening = false;
  private isLossReported = false;

  constructor(private readonly settings: Settings) {}

  /** False while the connection is lost. */
  get isListening(): boolean {
    return this.listening;
  }

  /** Before the connection is there, channels are only noted; constructors may call this. */
  listen(channel: string, listener: Listener): void {
    const isKnown = this.listeners.has(channel);
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    // Should the connection be lost here, the next one listens on this channel, too.
    if (!isKnown && this.listening)
      this.client?.query(sql`listen ${sql.identifier('channel', channel)}`).catch(() => undefined);
  }

  /** Called with every connection: what was notified before it is not known. */
  onMissed(listener: () => void): void {
    this.missedListeners.push(listener);
  }

  onModuleInit(): Promise<void> {
    return this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = createClient({
      connectionString: this.settings.databaseUrl,
      connectionTimeoutMillis: 5000,
      application_name: 'polaris-listen',
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload);
    });
    client.on('end', () => {
      this.listening = false;
      this.connectAgain();
    });
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(sql`listen ${sql.identifier('channel', channel)}`);
      for (const listener of this.missedListeners) listener();
      this.listening = true;
      this.isLossReported = false;
    } catch (error) {
      this.report(error as Error);
      await client.end().catch(() => undefined);
      this.connectAgain();
    }
  }

  /** While the database is away every attempt fails, in words that vary: the first is logged. */
  private report({ message }: Error): void {
    if (!this.isLossReported) this.logger.warn(`Not listening for changes: ${message}`);
    this.isLossReported = true;
  }

  private connectAgain(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RETRY_MS);
  }
}
