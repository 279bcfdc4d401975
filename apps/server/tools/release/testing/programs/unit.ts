import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.env.DESTDIR!;
export const UNIT_FOLDER = join(root, 'etc/systemd/system');

/** The path of a state file, which the simulation keeps between two calls. */
export const state = (name: string): string => join(root, 'systemd', name);

/** The settings of a unit. The last one of a name applies; Environment collects all. */
export function readUnit(name: string): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const line of readFileSync(join(UNIT_FOLDER, name), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#') || line.startsWith('[')) continue;
    const [, key, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (!key) throw new Error(`${name}: Assignment outside of section or missing '=': ${line}`);
    settings[key] = value!;
  }
  return settings;
}

/** The exit status of the main process, if it exited on its own; undefined if it never did. */
export function exitStatus(): string | undefined {
  return existsSync(state('failed')) ? readFileSync(state('failed'), 'utf8') : undefined;
}

export function isAlive(): boolean {
  if (!existsSync(state('pid'))) return false;
  try {
    process.kill(Number(readFileSync(state('pid'), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
