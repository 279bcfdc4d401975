import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';

/** A request that is made again and again, and what it has to be answered with. */
export interface LoadRequest {
  /** Called for each request, where each asks for something else. */
  path: string | (() => string);
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status?: number;
  /** At most so many, for what the server does by turns. */
  connections?: number;
}

export interface LoadResult {
  requests: number;
  /** Of each request, in milliseconds. */
  latencies: number[];
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** At most so many requests are begun in a second; without it, as many as the server answers. */
  perSecond?: number;
}

/** Makes a request on each of so many connections, as soon as the one before it was answered. */
export async function load(
  origin: string,
  request: LoadRequest,
  options: LoadOptions,
): Promise<LoadResult> {
  const { seconds, perSecond = Infinity } = options;
  const connections = Math.min(options.connections, request.connections ?? Infinity);
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let turns = 0;
  const client = async () => {
    for (;;) {
      const due = start + (turns++ * 1000) / perSecond;
      await until(Math.min(due, end));
      const began = performance.now();
      if (began >= end) return;
      await ask(pool, request);
      latencies.push(performance.now() - began);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    await pool.destroy();
  }
  return { requests: latencies.length, latencies };
}

const until = async (time: number): Promise<void> => {
  const wait = time - performance.now();
  if (wait > 0) await sleep(wait);
};

/** Without undici's conveniences, which cost the load tool more than the request costs a server. */
function ask(pool: Dispatcher, request: LoadRequest): Promise<void> {
  const { path, method = 'GET', headers = {}, body = null, status = 200 } = request;
  const asked = typeof path === 'string' ? path : path();
  return new Promise((answered, failed) => {
    let answer = 0;
    pool.dispatch(
      { path: asked, method, headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, code) => void (answer = code),
        onResponseData: () => undefined,
        onResponseEnd: () =>
          answer === status
            ? answered()
            : failed(new Error(`${method} ${asked} answered ${answer} instead of ${status}.`)),
        onResponseError: (_controller, error) =>
          failed(new Error(`${method} ${asked} was not answered.`, { cause: error })),
      },
    );
  });
}
