import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type SqlClient, sql } from '../sql';
import { Settings } from '../../config/settings';
import { OutageLog } from '../../logging/outage-log';
import { createClient } from '../connections';

const RETRY_MS = 500;
const LOST = 'Not listening for changes';

type Listener = (payload: string) => void;

/** Receives the database's notifications, on one connection for the whole server. */
@Injectable()
export class NotificationsService implements OnModuleInit, OnApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly missedListeners: (() => void)[] = [];
  private readonly outage = new OutageLog(
    new Logger('Notifications'),
    'Listening for changes again.',
  );
  private client: SqlClient | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private listening = false;

  constructor(private readonly settings: Settings) {}

  /** False while the connection is lost. */
  get isListening(): boolean {
    return this.listening;
  }

  /** Can be called in constructors: without a connection, channels are only noted. */
  listen(channel: string, listener: Listener): void {
    const isKnown = this.listeners.has(channel);
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    // If the connection is lost here, the next one listens on this channel as well.
    if (!isKnown && this.listening)
      this.client?.query(sql`listen ${sql.identifier('channel', channel)}`).catch(() => undefined);
  }

  /** Calls the listener with every new connection: earlier notifications may have been missed. */
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
      if (this.listening && !this.closed) this.outage.failed(`${LOST}: the connection has ended`);
      this.listening = false;
      this.connectAgain();
    });
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(sql`listen ${sql.identifier('channel', channel)}`);
      for (const listener of this.missedListeners) listener();
      this.listening = true;
      this.outage.worked();
    } catch (error) {
      // The message varies between attempts.
      this.outage.failed(`${LOST}: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
      this.connectAgain();
    }
  }

  private connectAgain(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RETRY_MS);
  }
}
