import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const workspace = fileURLToPath(new URL('../../..', import.meta.url));

let server: ChildProcess | undefined;

/** Stops the server with SIGTERM as in production, so that its database closes, then starts it again. */
async function restart(): Promise<void> {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

// The server ends by itself on Ctrl-C; what it was started from waits for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server?.once('exit', () => process.exit(0));
    if (signal === 'SIGTERM') server?.kill(signal);
  });

/** The server's sources are rebuilt at every change; the web's are served by the server itself. */
const watcher = await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  build: { watch: {} },
});
if ('on' in watcher)
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') void restart();
    if (event.code === 'ERROR') console.error(event.error.message);
  });
