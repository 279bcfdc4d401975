import { EVENTS_PATH, type StreamMessage } from '@polaris/contracts';

/** A server with an event stream, whose other responses a test sets by path. */
export class EventServer {
  /** The response to the request for the stream. */
  status = 200;
  readonly responses: Record<string, () => Response> = {};
  /** The paths of all requests, in order. */
  readonly requests: string[] = [];
  private streams: ReadableStreamDefaultController<Uint8Array>[] = [];

  readonly request = async (path: string): Promise<Response> => {
    const [pathname = ''] = path.split('?');
    this.requests.push(pathname);
    return this.responses[pathname]?.() ?? Response.json([]);
  };

  readonly openEvents = async (signal: AbortSignal): Promise<Response> => {
    this.requests.push(EVENTS_PATH);
    if (this.status === 0) throw new Error('net::ERR_CONNECTION_REFUSED');
    if (this.status !== 200) return new Response('', { status: this.status });
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.streams.push(stream);
        signal.addEventListener('abort', () => this.end(stream));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  };

  get open(): number {
    return this.streams.length;
  }

  count(path: string): number {
    return this.requests.filter((made) => made === path).length;
  }

  send(message: StreamMessage): void {
    const data = message.type === 'change' ? message.change : {};
    this.write(`event: ${message.type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  write(text: string): void {
    for (const stream of this.streams) stream.enqueue(new TextEncoder().encode(text));
  }

  /** Ends every stream, like a server that stops. */
  drop(): void {
    for (const stream of this.streams) this.end(stream);
  }

  private end(stream: ReadableStreamDefaultController<Uint8Array>): void {
    if (!this.streams.includes(stream)) return;
    this.streams = this.streams.filter((other) => other !== stream);
    stream.close();
  }
}
