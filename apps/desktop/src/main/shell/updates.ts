import { HOUR_MS } from '@polaris/contracts';
import { app } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { UpdateState } from '../../bridge/bridge.ts';
import type { Log } from './log.ts';
import { Poller } from './poller.ts';

const INTERVAL = { every: 6 * HOUR_MS, longest: 24 * HOUR_MS };

type Updater = Pick<
  AppUpdater,
  'on' | 'checkForUpdates' | 'quitAndInstall' | 'autoInstallOnAppQuit'
>;

/** Only an installed app can be updated; in development electron-updater is not even loaded. */
async function installedUpdater(): Promise<Updater | null> {
  if (!app.isPackaged || isUnsigned()) return null;
  const { default: updater } = await import('electron-updater');
  return updater.autoUpdater;
}

const manifestSchema = z.object({ unsigned: z.optional(z.boolean()) });

/**
 * macOS installs only updates with the same signature as the app, so for an unsigned package they always fail.
 * `tools/packing-plan.ts` marks it in its package.json.
 */
function isUnsigned(): boolean {
  const manifest: unknown = JSON.parse(
    readFileSync(join(app.getAppPath(), 'package.json'), 'utf8'),
  );
  return process.platform === 'darwin' && manifestSchema.parse(manifest).unsigned === true;
}

/** The message for a user who asked for updates. */
export function updateMessage(state: UpdateState, version: string): string {
  switch (state.step) {
    case 'current':
      return `Polaris ${version} is the latest version.`;
    case 'ready':
      return `Version ${state.version} is ready to be installed.`;
    case 'failed':
      return state.message;
    case 'unavailable':
      return 'This copy of Polaris does not update itself. Install new versions as you installed this one.';
    case 'idle':
    case 'checking':
    case 'loading':
      return 'A new version is being downloaded. Polaris tells you when it is ready.';
  }
}

/** Finds new versions, downloads them in the background, and installs them on request or on quit. */
export class Updates {
  state: UpdateState = { step: 'idle' };
  private readonly poller = new Poller(() => this.checkOnce(), INTERVAL);
  private updater: Promise<Updater | null> | undefined;

  constructor(
    private readonly onChange: () => void,
    private readonly log: Pick<Log, 'write'>,
    private readonly loadUpdater: () => Promise<Updater | null> = installedUpdater,
  ) {}

  start(): void {
    this.poller.start();
  }

  stop(): void {
    this.poller.stop();
  }

  async check(): Promise<void> {
    await this.checkOnce();
  }

  install(): void {
    if (this.state.step === 'ready') void this.updater?.then((found) => found?.quitAndInstall());
  }

  private async checkOnce(): Promise<boolean> {
    if (this.state.step === 'loading' || this.state.step === 'ready') return true;
    this.updater ??= this.loadUpdater().then((found) => found && this.listen(found));
    const updater = await this.updater.catch((error: unknown) => {
      this.updater = undefined;
      return this.fail(error);
    });
    if (!updater) {
      if (this.state.step !== 'failed') this.set({ step: 'unavailable' });
      return true;
    }
    this.set({ step: 'checking' });
    return updater.checkForUpdates().then(
      (found) => {
        // The event `error` reports it, too.
        found?.downloadPromise?.catch(() => undefined);
        // No event is sent for a copy that cannot be replaced, such as one that was only unpacked.
        if (found === null && this.state.step === 'checking') this.set({ step: 'unavailable' });
        return true;
      },
      (error: unknown) => Boolean(this.fail(error)),
    );
  }

  private listen(updater: Updater): Updater {
    updater.autoInstallOnAppQuit = true;
    updater.on('update-not-available', () => this.set({ step: 'current' }));
    updater.on('update-available', () => this.set({ step: 'loading', percent: 0 }));
    updater.on('download-progress', ({ percent }) =>
      this.set({ step: 'loading', percent: Math.round(percent) }),
    );
    updater.on('update-downloaded', ({ version }) => this.set({ step: 'ready', version }));
    updater.on('error', (error) => this.fail(error));
    return updater;
  }

  private fail(error: unknown): null {
    this.log.write(`update ${String(error)}`);
    this.set({
      step: 'failed',
      message: 'The update could not be downloaded. Polaris will try again later.',
    });
    return null;
  }

  private set(state: UpdateState): void {
    this.state = state;
    this.onChange();
  }
}
