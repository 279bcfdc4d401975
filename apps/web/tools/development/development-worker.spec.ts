import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { developmentWorker } from './development-worker.ts';

/** The handlers of the development server by path. */
function handlersOf(plugin: ReturnType<typeof developmentWorker>): Map<string, RequestListener> {
  const handlers = new Map<string, RequestListener>();
  const use = (path: string, handler: RequestListener) => handlers.set(path, handler);
  const configure = plugin.configureServer as unknown as (server: object) => void;
  configure({ middlewares: { use } });
  return handlers;
}

it('serves a self-removing worker at /sw.js in development', async () => {
  const server = createServer(handlersOf(developmentWorker()).get('/sw.js')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/sw.js`);
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(await response.text()).toContain('registration.unregister()');
  server.closeAllConnections();
  server.close();
});
