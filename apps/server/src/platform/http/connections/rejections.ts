import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemOf } from '../problem.filter';

/** How long a rejected client may take to close the connection. */
const CLOSE_MS = 500;

type Headers = Record<string, string>;

/** Answers a problem before any chain of handlers has started. */
export function rejectRequest(response: ServerResponse, status: number, headers: Headers): void {
  const { body, all } = rejection(status, headers);
  response.writeHead(status, all).end(body);
}

/** Answers a problem to what could not be read as a request, or did not come in time. */
export function rejectOnSocket(socket: Duplex, status: number, headers: Headers): void {
  if (!socket.writable || hasStartedResponse(socket)) return void socket.destroy();
  const { body, all } = rejection(status, headers);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closed at once, the answer could be lost with what has been received and not read.
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

/** As Node's own rejections: a second head in the middle of an answer would corrupt it. */
const hasStartedResponse = (socket: Duplex): boolean =>
  (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent ?? false;
