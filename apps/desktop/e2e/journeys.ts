import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProvider } from '../../server/src/testing/stand-ins/openid-provider.ts';
import { owner, startPolaris } from '../../web/e2e/support/start-polaris.ts';
import type { Target } from '../verify/running-app.ts';

const desktop = fileURLToPath(new URL('..', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

export type GivenTarget = Pick<Target, 'path'> & Partial<Target>;

async function runPlaywright(args: string[], env: Record<string, string>): Promise<number> {
  const playwright = spawn(process.execPath, [cli, 'test', ...args], {
    cwd: desktop,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.once('SIGTERM', () => playwright.kill('SIGTERM'));
  const [code] = (await once(playwright, 'exit')) as [number | null];
  return code ?? 1;
}

/** Starts Polaris and runs the journeys with an app; the other arguments are Playwright's. */
export async function runJourneys(
  target: GivenTarget,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  // Child processes get SIGINT too; waiting for them lets them clean up.
  process.on('SIGINT', () => undefined);
  // Silences the provider's warnings that its settings are for development only.
  console.info = () => undefined;
  console.warn = () => undefined;
  const provider = await startProvider();
  provider.people.set('owner', { email: owner.email, email_verified: true });
  const polaris = await startPolaris('polaris-desktop', provider.env);
  provider.registerCallback(`${polaris.url}/api/auth/openid/callback`);
  try {
    process.exitCode = await runPlaywright(args, {
      POLARIS_URL: polaris.url,
      POLARIS_TARGET: JSON.stringify(target),
      // Those that are named are chosen from all.
      ...(args.some((arg) => !arg.startsWith('-')) && { LONG_TESTS: 'yes' }),
      ...env,
    });
  } finally {
    await polaris.stop();
    await provider.close();
  }
}

export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
