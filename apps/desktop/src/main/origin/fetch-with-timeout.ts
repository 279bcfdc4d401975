import { ResponseTimeout } from './connection.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface FetchedResponse {
  response: Response;
  /** Null for a response without a body. */
  body: Uint8Array<ArrayBuffer> | null;
}

interface Limits {
  /** Milliseconds until the response starts. */
  first: number;
  /** Milliseconds between two parts of its body. */
  between: number;
}

/** Fetches a whole response. Rejects with `ResponseTimeout` when the server stops sending. */
export async function fetchWithTimeout(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<FetchedResponse> {
  const timeout = new IdleTimeout();
  try {
    timeout.restart(limits.first);
    const response = await timeout.race(fetch(url, { ...init, signal: timeout.signal }));
    const empty = [204, 205, 304].includes(response.status) || response.body === null;
    return { response, body: empty ? null : await readAll(response, timeout, limits.between) };
  } finally {
    timeout.clear();
  }
}

async function readAll(response: Response, timeout: IdleTimeout, between: number) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  for (;;) {
    timeout.restart(between);
    const { done, value } = await timeout.race(reader.read());
    if (done) return chunks.length === 1 ? asOwnBuffer(chunks[0]!) : concat(chunks);
    chunks.push(value);
  }
}

const concat = (chunks: Uint8Array[]): Uint8Array<ArrayBuffer> => Buffer.concat(chunks);

const asOwnBuffer = (chunk: Uint8Array) => chunk as Uint8Array<ArrayBuffer>;

/** Aborts a request when its next part does not arrive in time. */
class IdleTimeout {
  private readonly controller = new AbortController();
  private readonly expired = Promise.withResolvers<never>();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    // It may expire when nothing is being awaited.
    this.expired.promise.catch(() => undefined);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  restart(limit: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.expire(limit), limit);
  }

  race<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.expired.promise]);
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  private expire(limit: number): void {
    const error = new ResponseTimeout(`Nothing was received for ${limit} ms.`);
    this.expired.reject(error);
    this.controller.abort(error);
  }
}
