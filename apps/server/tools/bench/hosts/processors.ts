import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The measured processes run on the first core, the load tool on the second. */
const MEASURED = '0';
const LOADING = '1';

const hasTwo = process.platform === 'linux' && availableParallelism() > 1;

/** Throws unless this is Linux, as the bench reads CPU time from /proc. */
export function assertLinux(): void {
  if (process.platform !== 'linux')
    throw new Error('The bench reads CPU time from /proc: it runs on Linux alone.');
}

/** Moves this process, the load tool, to the other core. */
export function moveAside(): void {
  if (hasTwo) execFileSync('taskset', ['-acp', LOADING, String(process.pid)], { stdio: 'ignore' });
}

/** A command line that runs on the measured core; `taskset` replaces itself with the program. */
export const onMeasuredCore = (program: string, args: string[]): [string, string[]] =>
  hasTwo ? ['taskset', ['-c', MEASURED, program, ...args]] : [program, args];
