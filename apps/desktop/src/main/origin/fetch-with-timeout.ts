import { ResponseTimeout } from './connection.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface FetchedResponse {
  response: Response;
  /** Null for a response without a body; a stream for a file, which can be of any size. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** The response is larger than anything that a page can show. */
export class ResponseTooLarge extends Error {}

interface Limits {
  /** Milliseconds until the response starts. */
  first: number;
  /** Milliseconds between two parts of its body. */
  between: number;
  /** The most bytes of a body that is not a file. */
  bytes: number;
}

/**
 * Fetches a complete response, or the beginning of a file, whose stream then ends with an error when the
 * server stops sending. Rejects with `ResponseTimeout` or `ResponseTooLarge`.
 */
export async function fetchWithTimeout(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<FetchedResponse> {
  const timeout = new IdleTimeout();
  let isStreamed = false;
  try {
    timeout.restart(limits.first);
    const response = await timeout.race(fetch(url, { ...init, signal: timeout.signal }));
    if ([204, 205, 304].includes(response.status) || response.body === null)
      return { response, body: null };
    const reader = response.body.getReader();
    isStreamed = /^attachment\b/i.test(response.headers.get('content-disposition') ?? '');
    if (isStreamed) return { response, body: streamOf(reader, timeout, limits.between) };
    return { response, body: await readAll(reader, timeout, limits) };
  } finally {
    if (!isStreamed) timeout.clear();
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function readAll(reader: Reader, timeout: IdleTimeout, { between, bytes }: Limits) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    timeout.restart(between);
    const { done, value } = await timeout.race(reader.read());
    if (done) return chunks.length === 1 ? asOwnBuffer(chunks[0]!) : concat(chunks);
    size += value.byteLength;
    if (size > bytes) {
      timeout.abort();
      throw new ResponseTooLarge(`More than ${bytes} bytes were received.`);
    }
    chunks.push(value);
  }
}

/** Reads only as fast as the file is written. */
function streamOf(reader: Reader, timeout: IdleTimeout, between: number) {
  timeout.clear();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(stream) {
      timeout.restart(between);
      try {
        const { done, value } = await timeout.race(reader.read());
        if (done) stream.close();
        else stream.enqueue(value);
      } finally {
        timeout.clear();
      }
    },
    cancel: () => timeout.abort(),
  });
}

const concat = (chunks: Uint8Array[]): Uint8Array<ArrayBuffer> => Buffer.concat(chunks);

const asOwnBuffer = (chunk: Uint8Array) => chunk as Uint8Array<ArrayBuffer>;

/** Aborts a request when its next part does not arrive in time. */
class IdleTimeout {
  private readonly controller = new AbortController();
  private readonly expired = Promise.withResolvers<never>();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    // It can expire while nothing awaits it.
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

  /** Ends the request itself. */
  abort(): void {
    this.clear();
    this.controller.abort();
  }

  private expire(limit: number): void {
    const error = new ResponseTimeout(`Nothing was received for ${limit} ms.`);
    this.expired.reject(error);
    this.controller.abort(error);
  }
}
