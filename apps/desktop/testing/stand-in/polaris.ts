/*
 * The built app without Electron, as a separate program: the real main script runs on the fake Electron, and
 * its windows are pages of a real Chromium with the real preload script. It runs as on Linux, or as on the
 * system in POLARIS_POSES_AS.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { browserOptions } from '../../../web/e2e/support/browser-options.ts';
import type * as FakeElectron from '../electron.ts';
import { setPlatform } from '../platform.ts';
import { answerControls } from './controls.ts';
import { showWindows } from './windows.ts';

const electron = new URL('../electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electron, shortCircuit: true } : next(specifier, context),
});

const poses = (process.env.POLARIS_POSES_AS ?? 'linux') as NodeJS.Platform;
/** Pages name the keys of a Mac by it. */
const userAgentOf = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`;
const userAgents = {
  darwin: userAgentOf('Macintosh; Intel Mac OS X 10_15_7'),
  win32: userAgentOf('Windows NT 10.0; Win64; x64'),
};

const folder = join(process.env.XDG_CONFIG_HOME!, 'Polaris');
mkdirSync(folder, { recursive: true });
rmSync(join(folder, 'DevToolsActivePort'), { force: true });
// Playwright's own emulation would override that of the journeys.
const context = await chromium.launchPersistentContext(folder, {
  ...browserOptions,
  args: [...browserOptions.args, '--remote-debugging-port=0'],
  ...(poses !== 'linux' && { userAgent: userAgents[poses as keyof typeof userAgents] }),
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
});

// Not earlier: Playwright starts the browser of the real system.
setPlatform(poses);

// The same specifier as in the app, so that both get the same module instance.
const { app, fake } = (await import('electron')) as unknown as typeof FakeElectron;
fake.folder = folder;
// Journeys need a taken shortcut; pictures show an app as it usually is.
if (!process.env.POLARIS_POSES_AS) fake.takenShortcuts.add('Control+Shift+Space');
fake.keyRing = (process.env.POLARIS_KEY_RING ?? fake.keyRing) as typeof fake.keyRing;

await answerControls(app, fake, await showWindows(context, fake));
app.on('quit', () => void context.close().finally(() => process.exit(fake.exitCode ?? 0)));
// As in Electron, `ready` is emitted after the entry was evaluated.
await import(new URL('../../out/main/main.js', import.meta.url).href);
app.emitReady();

const [port, path] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
console.error(`\nDevTools listening on ws://127.0.0.1:${port}${path}`);
