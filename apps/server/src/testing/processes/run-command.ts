import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compiled';

export interface CommandResult {
  code: number | null;
  output: string;
}

/** Runs a built command of the server until it exits, as the scripts of the package do. */
export function runCommand(
  name: 'backup' | 'doctor' | 'dry-run' | 'migrate' | 'one-time-link' | 'restore' | 'seed',
  args: string[],
  env: Record<string, string>,
  /** A shell command to run first, such as one that sets limits. */
  before = '',
): Promise<CommandResult> {
  const file = fileURLToPath(new URL(`../../../dist/${name}.js`, import.meta.url));
  const command = spawn('sh', ['-c', `${before} exec "$0" "$@"`, process.execPath, file, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) =>
    command.once('close', (code) => done({ code, output: output.trim() })),
  );
}
