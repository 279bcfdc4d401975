import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

interface RunOptions {
  /** Runs with lower priority than the server and its database, since no one waits for it. */
  isBackground?: boolean;
  /** The largest heap, in megabytes. */
  heapMb?: number;
  /** The CPU time limit, which does not depend on other load; without a shell, only the timeout applies. */
  cpuSeconds?: number;
}

/** Runs a program in its own process, so that its memory is freed afterward, and returns its output. */
export async function runProgram(
  program: string,
  input: string | AsyncIterable<Buffer>,
  timeoutMs: number,
  { isBackground = false, heapMb, cpuSeconds }: RunOptions = {},
): Promise<Buffer> {
  const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const options = ['--disable-warning=ExperimentalWarning', ...heap];
  const [command, ...parts] = limited([process.execPath, ...options, program], cpuSeconds);
  const child = spawn(command!, parts, {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    env: ownEnvironment(),
  });
  if (isBackground && child.pid !== undefined) lowerPriority(child.pid);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const source = typeof input === 'string' ? Readable.from([input]) : Readable.from(input);
  // A child that dies early closes its input: its exit says more than this.
  const written = pipeline(source, child.stdin).catch(() => source.errored);
  const [output, complaint, code, unread] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    exit,
    written,
  ]);
  if (unread) throw unread;
  if (code === 0 && output.length > 0) return output;
  throw new Error(`It ended with ${code ?? 'a signal'}: ${complaint.trim().slice(0, 1000)}`);
}

/** It must not see the server's environment, except what only makes it start faster. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV = 'production', NODE_COMPILE_CACHE } = process.env;
  return { NODE_ENV, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

const SHELL = '/bin/sh';

/** The shell replaces itself with the program, so it stays one process. */
function limited(command: string[], cpuSeconds: number | undefined): string[] {
  if (cpuSeconds === undefined || !existsSync(SHELL)) return command;
  return [SHELL, '-c', `ulimit -t ${cpuSeconds}; exec "$0" "$@"`, ...command];
}

function lowerPriority(pid: number): void {
  try {
    // Not the lowest priority: with that, a process gets no CPU for up to a minute on a busy machine.
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
