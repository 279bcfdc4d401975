import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { forward } from './development/forward.ts';
import { Preparation } from './development/preparation.ts';
import { RestartQueue } from './development/restart-queue.ts';
import { startServer } from './development/start-server.ts';
import { WebSources } from './development/web-sources.ts';

/**
 * The development server. This process listens on PORT as long as it runs. It has Vite and the database, and forwards
 * pages and calls to a server that is restarted after each build.
 */
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
const front = createServer();
const sources = new WebSources();
const preparation = new Preparation(front);
const queue = new RestartQueue(async () => {
  const settings = await preparation.done();
  const server = startServer(settings);
  sources.connect(server.process);
  return server;
});

// Builds the server as for production, so that it uses the bundled React.
process.env.NODE_ENV = 'production';
const watcher = await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  build: { watch: {}, rollupOptions: { input: Preparation.parts } },
});
if ('on' in watcher)
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_START') queue.beginBuild();
    if (event.code === 'BUNDLE_END') void queue.endBuild(true);
    if (event.code === 'ERROR') {
      console.error(event.error.message);
      void queue.endBuild(false);
    }
  });

process.env.NODE_ENV = 'development';
const vite = await sources.start(front);
// A restore's request lasts as long as its upload.
front.requestTimeout = 0;
front.on('request', (request, response) => {
  const pass = () =>
    void queue.ready.then(() => forward(request, response, preparation.serverPort));
  if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) pass();
  else vite.middlewares(request, response, pass);
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The build tool's plugins exit on a signal; here the server and its database must stop first.
  process.removeAllListeners(signal);
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  });
}

async function stop(): Promise<void> {
  front.close();
  front.closeAllConnections();
  await queue.stop();
  await preparation.stopDatabase();
}
