import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Command {
  process: ChildProcess;
  /** Resolves when it has ended. */
  ended: Promise<{ code: number | null; output: string; seconds: number }>;
}

/** A built command of the server. */
export function startCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
  folder: string,
): Command {
  const file = fileURLToPath(new URL(`../../../dist/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  const began = performance.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: output.trim(),
    seconds: (performance.now() - began) / 1000,
  }));
  return { process: child, ended };
}

/** Throws when it does not end well. */
export async function runCommand(...args: Parameters<typeof startCommand>): Promise<number> {
  const { code, output, seconds } = await startCommand(...args).ended;
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output}`);
  return seconds;
}
