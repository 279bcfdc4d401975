import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DataFolder } from './data-folder.ts';

const TIMEOUT = 60_000;

export interface StartedApp {
  process: ChildProcess;
  /** The address at which it can be debugged. */
  endpoint: string;
  /** What it has printed so far. */
  output: () => string;
}

/**
 * Starts an app for debugging, without switches that change its sandbox, key ring or fuses. Chromium prints the
 * port it chose (content/browser/devtools/devtools_http_handler.cc).
 */
export async function startApp(
  [program, ...before]: [string, ...string[]],
  { args, env }: Pick<DataFolder, 'args' | 'env'>,
): Promise<StartedApp> {
  const app = spawn(program, [...before, '--remote-debugging-port=0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  app.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const endpoint = Promise.withResolvers<string>();
  createInterface(app.stderr).on('line', (line) => {
    output += `${line}\n`;
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address) endpoint.resolve(address);
  });
  const fail = (why: string) => endpoint.reject(new Error(`${program} ${why}:\n${output}`));
  app.once('error', (error) => fail(error.message));
  app.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
  const timer = setTimeout(() => fail(`was not ready after ${TIMEOUT} ms`), TIMEOUT);
  try {
    return { process: app, endpoint: await endpoint.promise, output: () => output };
  } finally {
    clearTimeout(timer);
  }
}

/** Ends an app as the system does when it needs the memory. */
export async function kill({ process: app }: StartedApp): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = once(app, 'exit');
  app.kill('SIGKILL');
  await ended;
}
