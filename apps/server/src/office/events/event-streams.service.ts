import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HEARTBEAT_MS, type RecordChange, streamEvents } from '@polaris/contracts';
import { SessionRightsService } from '../../identity/auth/sessions/session-rights.service';
import { NotificationsService } from '../../platform/database/events/notifications.service';
import { OutageLog } from '../../platform/logging/outage-log';
import { ProblemError, unavailable } from '../../platform/problem/problem';
import { ChangeBatch } from './change-batch';
import { EventStream } from './event-stream';
import { RecentEvents } from './recent-events';

const GATHER_MS = 100;
const MAX_PER_USER = 20;
const MAX_STREAMS = 200;

/** How many milliseconds a browser waits before it reconnects. */
const RETRY_MS = 3000;

/** The format of server-sent events: one field per line, and an empty line at the end. */
const eventText = (name: keyof typeof streamEvents, data: object): string =>
  `event: ${streamEvents[name]}\ndata: ${JSON.stringify(data)}\n\n`;

const openingText = `retry: ${RETRY_MS}\n\n`;
const changeText = (change: RecordChange): string => eventText('change', change);
const resetText = eventText('reset', {});
const heartbeatText = eventText('heartbeat', {});

/** The open streams of this server. Notifications from the database are sent to all of them. */
@Injectable()
export class EventStreamsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private readonly recent = new RecentEvents();
  private readonly batch = new ChangeBatch(GATHER_MS, (changes) =>
    this.send(changes.map(changeText).join('')),
  );
  private readonly outage = new OutageLog(
    new Logger('EventStreams'),
    'Sessions can be checked again.',
  );
  /** Undefined until the server has started: before that, no event can be missed. */
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private closed = false;

  constructor(
    notifications: NotificationsService,
    private readonly rights: SessionRightsService,
  ) {
    notifications.listen('record_changed', (payload) => this.batch.add(payload));
    notifications.listen('access_changed', (userId) => void this.endLost(userId));
    notifications.onMissed(() => this.timer && this.send(resetText));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    this.close();
  }

  get size(): number {
    return this.streams.size;
  }

  /** Opens a stream of changes, starting with those of the last seconds. */
  open(userId: string, sessionId: string): EventStream {
    this.assertRoom(userId);
    const stream = new EventStream(userId, sessionId);
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
    stream.send(openingText + this.recent.text());
    // The session could have ended since the request was authorized.
    void this.endLost(userId);
    return stream;
  }

  /** Ends streams whose session has ended or lost its rights, and sends a heartbeat to the others. */
  beat(): Promise<void> {
    this.beating ??= this.checkAll().finally(() => (this.beating = undefined));
    return this.beating;
  }

  /** Ends every stream, as the server stops. */
  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.batch.clear();
    for (const stream of this.streams) stream.end();
  }

  private send(text: string): void {
    if (this.closed) return;
    this.recent.add(text);
    for (const stream of this.streams) stream.send(text);
  }

  private assertRoom(userId: string): void {
    if (this.closed || this.streams.size >= MAX_STREAMS) throw unavailable();
    const own = [...this.streams].filter((stream) => stream.userId === userId);
    if (own.length >= MAX_PER_USER)
      throw new ProblemError(429, 'Too many streams are open for this account.', undefined, 60);
  }

  private async checkAll(): Promise<void> {
    for (const stream of this.streams) {
      if (await this.hasRights(stream)) stream.send(heartbeatText);
      else stream.end();
    }
  }

  /** Called when the account has lost a session or right, on any server. */
  private async endLost(userId: string): Promise<void> {
    for (const stream of this.streams)
      if (stream.userId === userId && !(await this.hasRights(stream))) stream.end();
  }

  /** If the database is down, keeps the stream open: no events are sent then anyway. */
  private async hasRights({ sessionId }: EventStream): Promise<boolean> {
    try {
      const isOwners = await this.rights.isOwners(sessionId);
      this.outage.worked();
      return isOwners;
    } catch (error) {
      this.outage.failed(`A session could not be checked: ${(error as Error).message}`);
      return true;
    }
  }
}
