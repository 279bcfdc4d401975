import { type RequestListener, type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { CoarseRequest } from '../coarse-request';
import { addressKey } from '../limits/limits.service';
import { Connections } from './connections';
import { checkForwardedFor } from '../forwarded-for';
import { rejectOnSocket, rejectRequest } from './rejections';
import { normalizeTarget } from '../request-target';
import { dataHeaders } from '../security-headers';

/** How long a request may take to come, in milliseconds. */
export interface HttpTimes {
  headers: number;
  request: number;
  /** The interval of the checks. */
  check: number;
}

export const HTTP_TIMES: HttpTimes = { headers: 10_000, request: 30_000, check: 1000 };
/** In milliseconds; longer than proxies keep idle connections. */
const IDLE_MS = 65_000;

/** Creates an HTTP server that rejects malformed requests before they reach the app. */
export function createHttpServer(
  { https, proxies }: { https: boolean; proxies: number },
  listener: RequestListener,
  times = HTTP_TIMES,
): Server {
  const headers = dataHeaders(https);
  const server = createServer({
    IncomingMessage: CoarseRequest,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    keepAliveTimeout: IDLE_MS,
    connectionsCheckingInterval: times.check,
    // We reject these ourselves, with the headers of every response.
    requireHostHeader: false,
  });
  if (proxies === 0) limitConnections(server);
  const connections = Connections.of(server, headers);
  server.on('request', (request, response) => {
    connections.begin(request, response);
    checkForwardedFor(request, proxies);
    const status = normalizeTarget(request);
    if (status) rejectRequest(response, status, headers);
    else listener(request, response);
  });
  server.on('checkExpectation', (_request, response) => rejectRequest(response, 417, headers));
  server.on('connect', (_request, socket) => rejectOnSocket(socket, 405, headers));
  return server;
}

/** Rejects requests that the parser could not read or did not get in time: for Fastify's `clientErrorHandler`. */
export function rejectUnreadable(https: boolean) {
  const headers = dataHeaders(https);
  const rejected = new WeakSet<Duplex>();
  return ({ code }: NodeJS.ErrnoException, socket: Duplex): void => {
    if (rejected.has(socket)) return;
    rejected.add(socket);
    if (code === 'ECONNRESET' || code === 'EPIPE') socket.destroy();
    else rejectOnSocket(socket, STATUSES[code ?? ''] ?? 400, headers);
  };
}

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Even a large office has fewer connections open, at six per browser. */
const MAX_OF_ADDRESS = 512;

/** Closes connections of one network address beyond the limit; behind a proxy, the proxy must do this. */
function limitConnections(server: Server, most = MAX_OF_ADDRESS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const before = open.get(address) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
