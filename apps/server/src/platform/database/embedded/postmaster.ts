import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running PostgreSQL with a postmaster.pid in the folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

export function runningPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const found = { pid: Number(lines[0]), port: Number(lines[3]) };
    return found.pid > 0 && isAlive(found.pid) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Fast shutdown, then an immediate one if that takes too long: committed work survives both. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 8],
    ['SIGQUIT', 4],
    ['SIGKILL', 3],
  ] as const) {
    trySignal(pid, signal);
    if (await isGone(pid, seconds * 1000)) return;
  }
}

async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal, as intended.
  }
}
