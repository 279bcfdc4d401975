import { EVENTS_PATH, HEARTBEAT_MS, recordChangeSchema, streamEvents } from '@polaris/contracts';
import { apiUrl } from '../../client/client.ts';
import type { StreamListener } from './stream.ts';

/** The heartbeat timeout. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 5 * 60_000;

/**
 * A connection to the server's events, reopened whenever it is lost. Browsers do that for a broken connection, but not
 * for an unusable response, such as a 503.
 */
export class EventConnection {
  private source: EventSource | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refusals = 0;

  constructor(
    private readonly listener: StreamListener,
    /** Whether changes may have been missed before connecting. */
    private isLate: boolean,
  ) {
    this.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
  }

  private connect(): void {
    this.close();
    const source = new EventSource(apiUrl(EVENTS_PATH), { withCredentials: true });
    this.source = source;
    source.addEventListener('open', () => this.handleOpen());
    source.addEventListener('error', () => this.handleError(source));
    source.addEventListener(streamEvents.heartbeat, () => this.awaitNext());
    source.addEventListener(streamEvents.reset, () => this.report({ type: 'reset' }));
    source.addEventListener(streamEvents.change, ({ data }) => this.handleChange(data as string));
    this.awaitNext();
  }

  private handleOpen(): void {
    this.refusals = 0;
    this.awaitNext();
    if (this.isLate) this.listener({ type: 'reset' });
    this.isLate = true;
  }

  private handleError({ readyState }: EventSource): void {
    if (readyState !== EventSource.CLOSED) return;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.refusals, MAX_RETRY_MS);
    this.refusals += 1;
    this.connectAfter(wait);
  }

  /** A newer server may send kinds of records that this client does not know. */
  private handleChange(data: string): void {
    const change = recordChangeSchema.safeParse(JSON.parse(data)).data;
    if (change) this.report({ type: 'change', change });
    else this.awaitNext();
  }

  private report(message: Parameters<StreamListener>[0]): void {
    this.awaitNext();
    this.listener(message);
  }

  private awaitNext(): void {
    this.connectAfter(SILENCE_MS);
  }

  private connectAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), ms);
  }
}
