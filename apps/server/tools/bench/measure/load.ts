import { type Dispatcher, Pool } from 'undici';

/** A request to repeat, and the expected status of its response. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status?: number;
  /** The maximum number of connections, for work that the server does only a few at a time. */
  connections?: number;
}

/** Repeats a request on this many connections, each after its previous response; returns the number of requests. */
export async function load(
  origin: string,
  request: LoadRequest,
  options: { connections: number; seconds: number },
): Promise<number> {
  const connections = Math.min(options.connections, request.connections ?? Infinity);
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const end = performance.now() + options.seconds * 1000;
  let requests = 0;
  const client = async () => {
    while (performance.now() < end) {
      await ask(pool, request);
      requests += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    await pool.destroy();
  }
  return requests;
}

/** Uses undici's low-level API, as its conveniences cost the load tool more than a request costs the server. */
function ask(pool: Dispatcher, request: LoadRequest): Promise<void> {
  const { path, method = 'GET', headers = {}, body = null, status = 200 } = request;
  return new Promise((answered, failed) => {
    let answer = 0;
    pool.dispatch(
      { path, method, headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, code) => void (answer = code),
        onResponseData: () => undefined,
        onResponseEnd: () =>
          answer === status
            ? answered()
            : failed(new Error(`${method} ${path} answered ${answer} instead of ${status}.`)),
        onResponseError: (_controller, error) =>
          failed(new Error(`${method} ${path} was not answered.`, { cause: error })),
      },
    );
  });
}
