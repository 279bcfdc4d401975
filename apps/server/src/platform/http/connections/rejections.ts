import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemOf } from '../problem.filter';

/** How long a rejected client may take to close the connection. */
const CLOSE_MS = 500;

type Headers = Record<string, string>;

/** Sends a problem before any handler has started. */
export function rejectRequest(response: ServerResponse, status: number, headers: Headers): void {
  const { body, all } = rejection(status, headers);
  response.writeHead(status, all).end(body);
}

/** Sends a problem for data that could not be read as a request, or did not arrive in time. */
export function rejectOnSocket(socket: Duplex, status: number, headers: Headers): void {
  if (!socket.writable || hasStartedResponse(socket)) return void socket.destroy();
  const { body, all } = rejection(status, headers);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closing immediately could lose the response, if received data is still unread.
  setTimeout(() => setImmediate(() => socket.destroy()), CLOSE_MS).unref();
}

function rejection(status: number, headers: Headers): { body: string; all: Headers } {
  const body = JSON.stringify(problemOf(status).toProblem());
  const all = {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { body, all };
}

/** Node's own rejections check this, too: a second header in the middle of a response would corrupt it. */
const hasStartedResponse = (socket: Duplex): boolean =>
  (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent ?? false;
