import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { onMeasuredCore } from './processors.ts';

const START_SECONDS = 120;

/** A process of the run on the measured core. */
export interface Child {
  pid: number;
  output: () => string;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));

export function startChild(
  program: string,
  args: string[],
  options: { env: Record<string, string>; cwd: string },
): Child {
  const child = spawn(...onMeasuredCore(program, args), {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.once('exit', (code, signal) => {
    running.delete(child);
    output += `Ended with ${signal ?? code}.`;
  });
  child.once('error', (error) => (output += error.message));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000)));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded: () => hasEnded(child),
    stop: () => stop(child),
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Resolves with the first successful response of an address; rejects if the process exits first. */
export async function untilAnswered(url: string, child: Child): Promise<void> {
  const end = performance.now() + START_SECONDS * 1000;
  while (performance.now() < end && !child.hasEnded()) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(5);
  }
  throw new Error(`${url} does not answer: ${child.output()}`);
}
