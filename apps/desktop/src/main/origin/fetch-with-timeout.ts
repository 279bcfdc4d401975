import { Silence } from './connection.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Fetched {
  response: Response;
  /** Null where there cannot be one. */
  body: Uint8Array<ArrayBuffer> | null;
}

interface Limits {
  /** Milliseconds until the response begins. */
  first: number;
  /** Milliseconds between two parts of it. */
  between: number;
}

/** A whole response, or a rejection: a connection that is only half there would else wait for ever. */
export async function timedFetch(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<Fetched> {
  const watch = new Watch();
  try {
    watch.expect(limits.first);
    const response = await watch.race(fetch(url, { ...init, signal: watch.signal }));
    const empty = [204, 205, 304].includes(response.status) || response.body === null;
    return { response, body: empty ? null : await readAll(response, watch, limits.between) };
  } finally {
    watch.end();
  }
}

async function readAll(response: Response, watch: Watch, between: number) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  for (;;) {
    watch.expect(between);
    const { done, value } = await watch.race(reader.read());
    if (done) return parts.length === 1 ? ownBytes(parts[0]!) : joined(parts);
    parts.push(value);
  }
}

const joined = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Buffer.concat(parts);

const ownBytes = (part: Uint8Array) => part as Uint8Array<ArrayBuffer>;

/** Gives a call up when the next thing that is expected of it does not come in time. */
class Watch {
  private readonly controller = new AbortController();
  private readonly silence = Promise.withResolvers<never>();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    // It may come when nobody waits any more.
    this.silence.promise.catch(() => undefined);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  expect(limit: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(limit), limit);
  }

  race<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.silence.promise]);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private giveUp(limit: number): void {
    const error = new Silence(`Nothing came for ${limit} ms.`);
    this.silence.reject(error);
    this.controller.abort(error);
  }
}
