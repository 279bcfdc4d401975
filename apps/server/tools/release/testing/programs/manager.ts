/** Runs a unit's ExecStart like systemd: with its environment only, its folder, and its restart rule. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readUnit, state } from './unit.ts';

const unit = readUnit(process.argv[2]!);
const environment = Object.fromEntries(
  (unit.Environment ?? '').split(' ').map((pair) => pair.split('=', 2) as [string, string]),
);
const [program, ...args] = unit.ExecStart!.split(' ');

for (;;) {
  const main = spawn(program!, args, {
    detached: true,
    stdio: 'inherit',
    ...(unit.WorkingDirectory && { cwd: unit.WorkingDirectory }),
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...environment },
  });
  writeFileSync(state('pid'), String(main.pid));
  const code = await new Promise<number | null>((ended) => {
    main.once('error', () => ended(203));
    main.once('exit', ended);
  });
  rmSync(state('pid'), { force: true });
  if (code === 0 || existsSync(state('stopping'))) break;
  writeFileSync(state('failed'), String(code));
  if (unit.Restart !== 'on-failure') break;
  await sleep(Number(unit.RestartSec ?? 0.1) * 1000);
  if (existsSync(state('stopping'))) break;
}
