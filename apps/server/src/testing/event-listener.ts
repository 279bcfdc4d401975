import { EVENTS_PATH } from '@polaris/contracts';
import type { TestCaller } from './caller';

export interface HeardEvent {
  event: string;
  data: unknown;
}

/** A client of the event stream that records its events and its end. */
export class EventListener {
  readonly heard: HeardEvent[] = [];
  private readonly abort = new AbortController();
  private readonly waiting = new Set<() => void>();
  private text = '';
  private over = false;
  status = 0;
  headers = new Headers();

  /** Resolves when the stream is open, or was refused. */
  static async open(url: string, caller: TestCaller, method = 'GET'): Promise<EventListener> {
    const listener = new EventListener();
    await listener.connect(url + EVENTS_PATH, caller, method);
    return listener;
  }

  /** The next event with this name. */
  async next(name: string): Promise<unknown> {
    for (;;) {
      const index = this.heard.findIndex(({ event }) => event === name);
      if (index >= 0) return this.heard.splice(index, 1)[0]!.data;
      if (this.over) throw new Error(`The stream has ended without ${name}.`);
      await this.progress();
    }
  }

  /** Resolves when the server has ended the stream. */
  async end(): Promise<void> {
    while (!this.over) await this.progress();
  }

  close(): void {
    this.abort.abort();
  }

  private async connect(url: string, caller: TestCaller, method: string): Promise<void> {
    const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-forwarded-for': caller.address };
    const response = await fetch(url, { method, headers, signal: this.abort.signal });
    this.status = response.status;
    this.headers = response.headers;
    void this.read(response).catch(() => undefined);
  }

  private async read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body ?? []) this.parse(decoder.decode(chunk, { stream: true }));
    } finally {
      this.over = true;
      this.wake();
    }
  }

  private parse(text: string): void {
    const blocks = (this.text + text).split('\n\n');
    this.text = blocks.pop()!;
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== undefined) this.heard.push({ event, data: JSON.parse(data!) });
    }
    this.wake();
  }

  private progress(): Promise<void> {
    return new Promise((done) => this.waiting.add(done));
  }

  private wake(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const done of waiting) done();
  }
}
