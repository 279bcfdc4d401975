import { type IncomingMessage, type ServerResponse, request as httpRequest } from 'node:http';

/** Forwards a request to the server on this port, and its response to the client. */
export function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path } = incoming;
  const outgoing = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path,
    // A connection kept alive would keep a stopping server from exiting.
    headers: { ...incoming.headers, connection: 'close' },
  });
  outgoing.once('response', (answer) => {
    const { connection: _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode!, headers);
    answer.once('error', () => response.destroy()).pipe(response);
  });
  outgoing.once('error', () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'text/plain' });
    response.end(
      'The server does not run. The terminal says why; the next edit starts it again.\n',
    );
  });
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
