import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { formatLogLine } from './format-log-line.ts';
import type { RunningServer } from './restart-queue.ts';

const STOP_LIMIT_MS = 5000;
/** Caches compiled packages between starts. */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/server', import.meta.url));
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Starts the built server. Arguments after `npm run dev --`, such as `--inspect`, are for this process only. */
export function startServer(
  settings: Record<string, string>,
): RunningServer & { process: ChildProcess } {
  const flags = ['--enable-source-maps', ...process.argv.slice(2)];
  const server = spawn(process.execPath, [...flags, main], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...settings },
  });
  createInterface(server.stdout!).on('line', printLine);
  const exit = once(server, 'exit');
  const exited = exit.then(() => false);
  return {
    process: server,
    ready: Promise.race([answers(server, settings.PORT!), exited]),
    stop: async () => {
      server.kill('SIGTERM');
      const limit = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
      await exit;
      clearTimeout(limit);
    },
  };
}

async function answers(server: ChildProcess, port: string): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/api/health/live`;
  // A connection kept alive would keep a stopping server from exiting.
  const headers = { connection: 'close' };
  while (server.exitCode === null && server.signalCode === null) {
    const response = await fetch(url, { headers }).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(20);
  }
  return false;
}

function printLine(line: string): void {
  const shown = formatLogLine(line, /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? ''));
  if (shown !== undefined) console.log(shown);
}
