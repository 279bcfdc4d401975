import { readFileSync } from 'node:fs';

/** The unit of CPU times in /proc: a hundredth of a second, on every Linux. */
const TICK_MICROSECONDS = 10_000;

/** The field numbers of /proc/PID/stat, as in proc(5); the first one after the name is 3. */
const UTIME = 14;
const CUTIME = 16;
const BEHIND_NAME = 3;

/** The CPU time used so far by all threads of a process, in microseconds. */
export const ownCpu = (pid: number): number => cpuFields(pid, UTIME);

/** The same including its child processes, both running and ended. */
export function treeCpu(pid: number): number {
  const running = childrenOf(pid).map((child) => ifAlive(() => ownCpu(child)));
  return ownCpu(pid) + cpuFields(pid, CUTIME) + running.reduce((sum, time) => sum + time, 0);
}

/** The sum of user and system time, which are adjacent fields. */
function cpuFields(pid: number, first: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const at = first - BEHIND_NAME;
  return (Number(fields[at]) + Number(fields[at + 1])) * TICK_MICROSECONDS;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** 0 for a child that has just ended, as its parent's time then includes it. */
function ifAlive(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

/** The current and the highest memory use of a process, in MB. */
export function residentMemory(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
