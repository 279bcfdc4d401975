import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './support/find-browser.ts';
import { prepareFolder } from './support/prepared-folder.ts';
import { startPolaris, systemSettings } from './support/start-polaris.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

/** Our argument; the others are Playwright's. */
const EVERY_WIDTH = '--every-width';
const args = process.argv.slice(2).filter((arg) => arg !== EVERY_WIDTH);
/** Chosen from all journeys, not just those of `npm test`. */
const namesFiles = args.some((arg) => !arg.startsWith('-'));

// An interrupted run's children also get the signal; wait for them to clean up.
process.on('SIGINT', () => undefined);

async function runPlaywright(env: Record<string, string>): Promise<number> {
  const playwright = spawn(process.execPath, [cli, 'test', ...args], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.once('SIGTERM', () => playwright.kill('SIGTERM'));
  const [code] = (await once(playwright, 'exit')) as [number | null];
  return code ?? 1;
}

async function runOn(prepared: string): Promise<number> {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  const polaris = await startPolaris('polaris', {}, prepared);
  try {
    return await runPlaywright({
      POLARIS_URL: polaris.url,
      POLARIS_MAIL: polaris.mailFolder,
      POLARIS_PREPARED: prepared,
      PLAYWRIGHT_CHROMIUM_PATH: browser,
      ...(process.argv.includes(EVERY_WIDTH) && { EVERY_WIDTH: 'yes' }),
      ...(namesFiles && { LONG_TESTS: 'yes' }),
    });
  } finally {
    await polaris.stop();
  }
}

async function run(): Promise<number> {
  const prepared = prepareFolder(systemSettings());
  return runOn(prepared.folder).finally(prepared.remove);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
