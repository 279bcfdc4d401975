import { type Dispatcher, Pool } from 'undici';

/** A request that is made again and again, and what it has to be answered with. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status?: number;
  /** At most so many, for what the server does by turns. */
  connections?: number;
}

/** Makes a request on each of so many connections, as soon as the one before it was answered; returns how many. */
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

/** Without undici's conveniences, which cost the load tool more than the request costs a server. */
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
