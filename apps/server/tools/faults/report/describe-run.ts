import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** The machine as it was before the run: figures of two machines are not compared. */
export function describeMachine(): string {
  const cores = cpus();
  const model = cores[0]!.model.replace(/\s+/g, ' ').trim();
  const [load = 0] = loadavg();
  const memory = (totalmem() / 1024 ** 3).toFixed(1);
  return `${cores.length} × ${model}, ${memory} GB of memory, load ${load.toFixed(1)} at the start`;
}

/** With `-dirty` where files differ from it. */
const commit = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    encoding: 'utf8',
  }).trim();

export function describeRun(machine: string, seconds: number, isSmoke: boolean): string {
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const kind = isSmoke ? ' **A trial of the tool with small counts.**' : '';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, commit ${commit()}, in ${minutes}; ${machine}; Node ${process.versions.node}.${kind}`;
}
