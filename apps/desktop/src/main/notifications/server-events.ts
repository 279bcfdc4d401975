import {
  HEARTBEAT_MS,
  type StreamMessage,
  recordChangeSchema,
  streamEvents,
} from '@polaris/contracts';
import { createParser } from 'eventsource-parser';

interface Dependencies {
  /** Requests the stream of events. */
  open: (signal: AbortSignal) => Promise<Response>;
  onMessage: (message: StreamMessage) => void;
  /** Called with whether the stream is open: after the first attempt, and with every change. */
  onListening: (listening: boolean) => void;
}

/** If there is not even a heartbeat for this long, the connection is dead. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
const FIRST_RETRY_MS = 3000;
const MAX_RETRY_MS = 60_000;
/** A server that rejects will do so for a while: the user is signed out, or it is too old for this. */
const REFUSED_RETRY_MS = 15 * 60_000;
/** Bytes of one message; a change is a line of about a hundred. */
const MAX_MESSAGE = 64 * 1024;
const REFUSALS = [401, 403, 404];

/** Listens to changes on the server; reconnects whenever the connection is lost. */
export class ServerEvents {
  private attempt = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private listening: boolean | undefined;

  constructor(private readonly deps: Dependencies) {}

  /** Connects now, and replaces an earlier connection. */
  start(): void {
    this.failures = 0;
    this.listening = undefined;
    this.connect();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.attempt.abort();
  }

  private connect(): void {
    this.stop();
    const attempt = (this.attempt = new AbortController());
    this.after(SILENCE_MS, () => this.fail(attempt));
    void this.listen(attempt).catch(() => this.fail(attempt));
  }

  private async listen(attempt: AbortController): Promise<void> {
    const response = await this.deps.open(attempt.signal);
    if (attempt.signal.aborted) return;
    if (REFUSALS.includes(response.status)) return this.endAttempt(attempt, REFUSED_RETRY_MS);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !response.body || !type.startsWith('text/event-stream'))
      return this.fail(attempt);
    this.failures = 0;
    this.setListening(true);
    this.deps.onMessage({ type: 'reset' });
    await this.read(response.body, attempt);
    this.fail(attempt);
  }

  private async read(body: ReadableStream<Uint8Array>, attempt: AbortController): Promise<void> {
    let unparsed = 0;
    const parser = createParser({
      onEvent: ({ event, data }) => {
        unparsed = 0;
        const message = messageOf(event, data);
        if (message) this.deps.onMessage(message);
      },
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || attempt.signal.aborted) return;
      this.after(SILENCE_MS, () => this.fail(attempt));
      unparsed += value.byteLength;
      parser.feed(decoder.decode(value, { stream: true }));
      if (unparsed > MAX_MESSAGE) throw new Error('A message has no end.');
    }
  }

  /** Tries again, later with each failure in a row. */
  private fail(attempt: AbortController): void {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** this.failures, MAX_RETRY_MS);
    if (!attempt.signal.aborted) this.failures += 1;
    this.endAttempt(attempt, pause);
  }

  /** Does nothing for an attempt that was replaced or stopped. */
  private endAttempt(attempt: AbortController, retryMs: number): void {
    if (attempt.signal.aborted) return;
    attempt.abort();
    this.after(retryMs, () => this.connect());
    this.setListening(false);
  }

  private setListening(listening: boolean): void {
    if (listening === this.listening) return;
    this.listening = listening;
    this.deps.onListening(listening);
  }

  private after(ms: number, action: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, ms);
  }
}

/** Undefined for heartbeats, and for unknown events of a newer server. */
function messageOf(event: string | undefined, data: string): StreamMessage | undefined {
  if (event === streamEvents.reset) return { type: 'reset' };
  if (event !== streamEvents.change) return undefined;
  const change = recordChangeSchema.safeParse(JSON.parse(data)).data;
  return change && { type: 'change', change };
}
