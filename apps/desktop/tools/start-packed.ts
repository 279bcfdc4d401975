import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * Starts the packed app and waits until its log reports that the window is shown. Exits with 1 if it is
 * not. `node tools/start-packed.ts [folder of the packed app]`
 */
const TIMEOUT = 60_000;
const SHOWN = 'window shown';

const executables: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux*-unpacked/Polaris',
  darwin: 'mac*/Polaris.app/Contents/MacOS/Polaris',
  win32: 'win-unpacked/Polaris.exe',
};

/** Electron's `appData` folder. */
function dataFolder(): string {
  if (process.platform === 'win32') return process.env.APPDATA ?? '';
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support');
  return process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
}

/** The executable of the packed app for this machine's processor. */
function executable(folder: string): string {
  const otherArch = process.arch === 'arm64' ? 'x64' : 'arm64';
  const found = globSync(executables[process.platform] ?? '', { cwd: folder });
  const matching = found.find((path) => !path.includes(otherArch)) ?? found[0];
  if (!matching) throw new Error(`There is no packed app in ${folder}.`);
  return join(folder, matching);
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const path = join(dataFolder(), 'Polaris/polaris/main.log');
const logged = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const before = logged().length;
const app = spawn(executable(folder), process.env.CI ? ['--no-sandbox'] : [], { stdio: 'inherit' });
let ended = false;
app.once('exit', () => (ended = true));
const shown = () => logged().slice(before).includes(SHOWN);

const until = Date.now() + TIMEOUT;
while (!shown() && !ended && Date.now() < until) await pause(200);
const log = logged().slice(before);
process.exitCode = log.includes(SHOWN) ? 0 : 1;
console.log(process.exitCode === 0 ? 'The packed app shows its window.' : `No window:\n${log}`);
app.kill();
