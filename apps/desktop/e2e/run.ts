import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../web/e2e/support/find-browser.ts';
import { startProvider } from '../../server/src/testing/openid-provider.ts';
import { owner, startPolaris } from '../../web/e2e/support/start-polaris.ts';
import { electronBinary } from './electron-binary.ts';

const desktop = fileURLToPath(new URL('..', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

/** Ours; all other arguments are Playwright's. */
const EVERY_WIDTH = '--every-width';
const args = process.argv.slice(2).filter((arg) => arg !== EVERY_WIDTH);

// Child processes get SIGINT too; waiting for them lets them clean up.
process.on('SIGINT', () => undefined);

async function runPlaywright(env: Record<string, string>): Promise<number> {
  const playwright = spawn(process.execPath, [cli, 'test', ...args], {
    cwd: desktop,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.once('SIGTERM', () => playwright.kill('SIGTERM'));
  const [code] = (await once(playwright, 'exit')) as [number | null];
  return code ?? 1;
}

// Silences the provider's warnings that its settings are for development only.
console.info = () => undefined;
console.warn = () => undefined;

async function run(): Promise<number> {
  const browser = findBrowser();
  const electron = electronBinary();
  console.log(`Browser: ${browser}`);
  if (!electron) console.log('Electron: skipped, because no Electron binary is installed');
  const provider = await startProvider();
  provider.people.set('owner', { email: owner.email, email_verified: true });
  const polaris = await startPolaris('polaris-desktop', provider.env);
  provider.leadBackTo(`${polaris.url}/api/auth/openid/callback`);
  try {
    return await runPlaywright({
      POLARIS_URL: polaris.url,
      PLAYWRIGHT_CHROMIUM_PATH: browser,
      POLARIS_ELECTRON: electron ?? '',
      ...(process.argv.includes(EVERY_WIDTH) && { EVERY_WIDTH: 'yes' }),
    });
  } finally {
    await polaris.stop();
    await provider.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
