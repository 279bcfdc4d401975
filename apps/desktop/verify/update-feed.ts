import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { basename, join } from 'node:path';

/**
 * The port of the local feed. A package has the address of its feed inside, so packages for this test are
 * made with `-c.publish.provider=generic -c.publish.url=http://127.0.0.1:8737`.
 */
export const FEED_PORT = 8737;

/** Serves the files of a folder that electron-builder has filled, as a web server of updates does. */
export async function serveFeed(folder: string, port = FEED_PORT): Promise<Server> {
  const server = createServer((request, response) => {
    const path = join(
      folder,
      basename(decodeURIComponent(URL.parse(request.url!, 'http://x')!.pathname)),
    );
    if (!existsSync(path)) return void response.writeHead(404).end();
    createReadStream(path).pipe(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
