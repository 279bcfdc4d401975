import { spawnSync } from 'node:child_process';

const PYTHON = 'python3';
const MINUTE_MS = 60_000;

const succeeds = (command: string, args: string[], stdio: 'ignore' | 'inherit'): boolean =>
  spawnSync(command, args, { stdio, timeout: 5 * MINUTE_MS }).status === 0;

const starts = (): boolean => succeeds(PYTHON, ['--version'], 'ignore');

function installFromTheDistribution(): void {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'], 'ignore')) return;
  succeeds('apt-get', ['update', '-q'], 'inherit');
  succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', PYTHON], 'inherit');
}

/** The Python command, or undefined without one. As root, installs Debian's package. */
export function findPython(): string | undefined {
  if (!starts()) installFromTheDistribution();
  return starts() ? PYTHON : undefined;
}

export const NO_PYTHON = 'No Python for the tests of the entity matcher: install python3.';
