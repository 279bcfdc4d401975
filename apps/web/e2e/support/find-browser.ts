import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const MINUTE_MS = 60_000;

/** Tries to start it, as it may lack libraries, or be a package stub. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: MINUTE_MS / 2 }).status === 0;
}

function onThisMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...found, ...installPaths, chromium.executablePath()].find(starts);
}

function succeeds(command: string, args: string[], timeout: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout }).status === 0
  );
}

function fromPlaywright(): string | undefined {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  succeeds(process.execPath, [cli, 'install', 'chromium'], 3 * MINUTE_MS);
  return [chromium.executablePath()].find(starts);
}

/** Runs as root, or with sudo without a password. */
export function installPackages(...packages: string[]): boolean {
  const root = process.getuid?.() === 0;
  const become = root ? [] : ['sudo', '-n'];
  const aptGet = (...args: string[]) => {
    const [command = '', ...rest] = [...become, 'apt-get', ...args];
    return succeeds(command, rest, 5 * MINUTE_MS);
  };
  if (!aptGet('--version')) return false;
  aptGet('update', '-q');
  return aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

function fromTheDistribution(): string | undefined {
  installPackages('chromium');
  return onThisMachine();
}

function named(path = process.env.PLAYWRIGHT_CHROMIUM_PATH): string | undefined {
  if (!path || starts(path)) return path || undefined;
  console.warn(`PLAYWRIGHT_CHROMIUM_PATH names no browser that starts: ${path}`);
  return undefined;
}

/** The path of a working Chromium, installed if necessary. */
export function findBrowser(): string {
  const found = named() ?? onThisMachine() ?? fromPlaywright() ?? fromTheDistribution();
  if (found) return found;
  throw new Error(
    'No browser for the tests: install Chromium, or name one in PLAYWRIGHT_CHROMIUM_PATH.',
  );
}
