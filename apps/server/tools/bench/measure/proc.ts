import { readFileSync } from 'node:fs';

/** What /proc counts in: a hundredth of a second, on every Linux. */
const TICK_MICROSECONDS = 10_000;

/** The fields of /proc/PID/stat behind the name, as proc(5) counts them. */
const UTIME = 14;
const CUTIME = 16;
const BEHIND_NAME = 3;

/** The CPU time that a process has used so far, with all of its threads, in microseconds. */
export const ownCpu = (pid: number): number => cpuFields(pid, UTIME);

/** The same with its children, both those that run and those that have ended. */
export function treeCpu(pid: number): number {
  const running = childrenOf(pid).map((child) => ifAlive(() => ownCpu(child)));
  return ownCpu(pid) + cpuFields(pid, CUTIME) + running.reduce((sum, time) => sum + time, 0);
}

/** Time in user mode and in the system, which stand side by side. */
function cpuFields(pid: number, first: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const at = first - BEHIND_NAME;
  return (Number(fields[at]) + Number(fields[at + 1])) * TICK_MICROSECONDS;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** A child that has just ended is counted with its parent. */
function ifAlive(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

/** What a process holds in memory now, and the most that it ever held, in MB. */
export function residentMemory(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
