import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * Starts the app that was packed, as its owner would, and waits until its log says that its window is
 * shown: where it is not, this ends with 1. `node tools/start-packed.ts [folder of the packed app]`
 */
const PATIENCE = 60_000;
const SHOWN = 'window shown';

const programs: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux*-unpacked/Polaris',
  darwin: 'mac*/Polaris.app/Contents/MacOS/Polaris',
  win32: 'win-unpacked/Polaris.exe',
};

/** Where Electron puts what an app of this name keeps. */
function dataFolder(): string {
  if (process.platform === 'win32') return process.env.APPDATA ?? '';
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support');
  return process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
}

/** Another processor's app is no program here. */
function program(folder: string): string {
  const other = process.arch === 'arm64' ? 'x64' : 'arm64';
  const found = globSync(programs[process.platform] ?? '', { cwd: folder });
  const ours = found.find((path) => !path.includes(other)) ?? found[0];
  if (!ours) throw new Error(`There is no packed app in ${folder}.`);
  return join(folder, ours);
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const path = join(dataFolder(), 'Polaris/polaris/main.log');
const logged = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const before = logged().length;
const app = spawn(program(folder), process.env.CI ? ['--no-sandbox'] : [], { stdio: 'inherit' });
let ended = false;
app.once('exit', () => (ended = true));
const shown = () => logged().slice(before).includes(SHOWN);

const until = Date.now() + PATIENCE;
while (!shown() && !ended && Date.now() < until) await pause(200);
const told = logged().slice(before);
process.exitCode = told.includes(SHOWN) ? 0 : 1;
console.log(process.exitCode === 0 ? 'The packed app shows its window.' : `No window:\n${told}`);
app.kill();
