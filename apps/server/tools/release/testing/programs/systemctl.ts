/**
 * Simulates systemctl 252 with one service of type simple, as strictly as its manual:
 * https://www.freedesktop.org/software/systemd/man/252/systemctl.html
 * https://www.freedesktop.org/software/systemd/man/252/systemd.service.html
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNIT_FOLDER, exitStatus, isAlive, readUnit, state } from './unit.ts';

const [verb = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--quiet');
const isQuiet = process.argv.includes('--quiet');

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

/** Requires the full name of a unit, so that tests check what the script passes. */
function unitOf(): string {
  const [name, ...more] = rest;
  if (!name || more.length > 0) fail('Too few or too many arguments.', 1);
  if (!existsSync(join(UNIT_FOLDER, name)) && name !== 'caddy.service')
    fail(`Failed to ${verb} ${name}: Unit ${name} not found.`, 5);
  return name;
}

/** Fails for a unit that was edited after the last daemon-reload, as systemd would start the old one. */
function assertLoaded(name: string): void {
  const loaded = state('loaded');
  const { mtimeMs } = statSync(join(UNIT_FOLDER, name));
  if (!existsSync(loaded) || Number(readFileSync(loaded, 'utf8')) < mtimeMs)
    fail(`Warning: The unit file of ${name} changed on disk. Run 'systemctl daemon-reload'.`, 1);
}

/** Type=simple: the job ends as soon as the process exists, whatever happens to it later. */
function start(name: string): void {
  assertLoaded(name);
  if (isAlive()) return;
  rmSync(state('failed'), { force: true });
  const journal = openSync(state('journal'), 'a');
  const manager = spawn(process.execPath, [join(import.meta.dirname, 'manager.ts'), name], {
    detached: true,
    stdio: ['ignore', journal, journal],
  });
  manager.unref();
  writeFileSync(state('manager'), String(manager.pid));
  while (!existsSync(state('pid')) && exitStatus() === undefined) spawnSync('sleep', ['0.1']);
}

/** KillMode=mixed: SIGTERM to the main process only, SIGKILL to all after TimeoutStopSec. */
function stop(name: string): void {
  const seconds = Number(readUnit(name).TimeoutStopSec ?? 90);
  writeFileSync(state('stopping'), '');
  if (isAlive()) process.kill(Number(readFileSync(state('pid'), 'utf8')), 'SIGTERM');
  for (let waited = 0; isAlive() && waited < seconds * 50; waited += 1) spawnSync('sleep', ['0.1']);
  if (isAlive()) process.kill(-Number(readFileSync(state('pid'), 'utf8')), 'SIGKILL');
  endRestarts();
  rmSync(state('stopping'), { force: true });
}

/** Stopping a unit also ends its restarts. */
function endRestarts(): void {
  try {
    process.kill(Number(readFileSync(state('manager'), 'utf8')), 'SIGKILL');
  } catch {
    // The manager has exited with its main process, or never existed.
  }
}

function isActive(): void {
  const word = isAlive() ? 'active' : exitStatus() === undefined ? 'inactive' : 'failed';
  if (!isQuiet) console.log(word);
  process.exit(word === 'active' ? 0 : 3);
}

switch (verb) {
  case '--version':
    console.log('systemd 252 (252)');
    break;
  case 'daemon-reload':
    writeFileSync(state('loaded'), String(Date.now() + 1));
    break;
  case 'enable':
    if (!readUnit(unitOf()).WantedBy) fail('The unit files have no installation config.', 1);
    break;
  case 'start':
    start(unitOf());
    break;
  case 'stop':
    stop(unitOf());
    break;
  case 'reload':
    if (unitOf() !== 'caddy.service') fail('Job type reload is not applicable.', 1);
    break;
  case 'is-active':
    isActive();
    break;
  default:
    fail(`Unknown command verb ${verb}.`, 1);
}
