import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, release, version } from 'node:os';
import type { RunningApp } from './running-app.ts';

/** A process of the app. */
export interface AppProcess {
  pid: number;
  command: string;
}

/** What a run has found out about the app and the machine. */
export async function collectFacts(app: RunningApp) {
  const { origin } = new URL(app.endpoint.replace(/^ws/, 'http'));
  const versions: unknown = await (await fetch(`${origin}/json/version`)).json();
  const { captures: _, ...state } = await app.state();
  return {
    at: new Date().toISOString(),
    commit: process.env.GITHUB_SHA ?? null,
    system: { platform: process.platform, arch: arch(), release: release(), version: version() },
    versions,
    millisecondsToPage: app.opened,
    inDock: app.system.isInDock(),
    sandbox: collectProcessFacts(app.pid),
    state,
  };
}

export const collectProcessFacts = (pid: number) => sandboxOf(processesUnder(pid));

/** Whether any process runs without the sandbox, and, on Linux, what the kernel says of the renderers. */
export function sandboxOf(processes: AppProcess[]) {
  const renderers = processes.filter(({ command }) => command.includes('--type=renderer'));
  return {
    processes: processes.length,
    switchedOff: processes.some(({ command }) => /--(no-sandbox|disable-setuid)/.test(command)),
    renderers: renderers.map(({ pid }) => ({ pid, seccomp: seccompOf(pid) })),
  };
}

/** The processes that an app has started, and itself. */
export function processesUnder(root: number, platform = process.platform): AppProcess[] {
  const all = platform === 'win32' ? onWindows() : byPs();
  const found = new Set([root]);
  // A list of processes is in no order that says who comes first.
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid)).map(({ pid, command }) => ({ pid, command }));
}

/** Linux: 2 means that the process's system calls are filtered. */
function seccompOf(pid: number): number | null {
  try {
    return Number(/^Seccomp:\s*(\d)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

interface Listed extends AppProcess {
  parent: number;
}

function byPs(): Listed[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command: command! }] : [];
  });
}

function onWindows(): Listed[] {
  const list =
    'Get-CimInstance Win32_Process | Select-Object ProcessId, ParentProcessId, CommandLine | ConvertTo-Json';
  const { stdout } = spawnSync('powershell', ['-NoProfile', '-Command', list], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const found = JSON.parse(stdout) as Record<string, number & string>[];
  return found.map(({ ProcessId, ParentProcessId, CommandLine }) => ({
    pid: ProcessId!,
    parent: ParentProcessId!,
    command: CommandLine ?? '',
  }));
}
