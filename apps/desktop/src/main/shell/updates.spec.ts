import { HOUR_MS } from '@polaris/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from '../../../testing/electron.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { Updates, updateMessage } from './updates.ts';

/** electron-updater, as far as the app uses it. */
class Updater extends EventEmitter {
  autoInstallOnAppQuit = false;
  checks = 0;
  installs = 0;
  onCheck: () => void = () => this.emit('update-not-available');
  checkForUpdates = async () => {
    this.checks += 1;
    this.onCheck();
    return {} as never;
  };
  quitAndInstall = () => void (this.installs += 1);
}

let updater: Updater;
let updates: Updates;
let steps: string[];
let log: string[];
const create = (loadUpdater: () => Promise<Updater | null>): Updates =>
  new Updates(
    () => steps.push(updates.state.step),
    { write: (line) => void log.push(line) },
    loadUpdater as unknown as ConstructorParameters<typeof Updates>[2],
  );

beforeEach(() => {
  updater = new Updater();
  steps = [];
  log = [];
  updates = create(async () => updater);
});
afterEach(() => {
  updates.stop();
  jest.useRealTimers();
});

describe('updates', () => {
  it('reports that this is the newest version when there is no newer one', async () => {
    await updates.check();
    expect(steps).toEqual(['checking', 'current']);
  });

  it('downloads a newer version, reports progress, and installs it on request', async () => {
    updater.onCheck = () => updater.emit('update-available', { version: '2.0.0' });
    await updates.check();
    updater.emit('download-progress', { percent: 41.7 });
    expect(updates.state).toEqual({ step: 'loading', percent: 42 });
    updates.install();
    updater.emit('update-downloaded', { version: '2.0.0' });
    expect(updates.state).toEqual({ step: 'ready', version: '2.0.0' });
    expect(updater.installs).toBe(0);
    updates.install();
    await Promise.resolve();
    expect(updater.installs).toBe(1);
    expect(steps).toEqual(['checking', 'loading', 'loading', 'ready']);
  });

  it('installs an update on quit at the latest', async () => {
    await updates.check();
    expect(updater.autoInstallOnAppQuit).toBe(true);
  });

  it('does not check for updates while one is downloading or ready', async () => {
    updater.onCheck = () => updater.emit('update-available', { version: '2.0.0' });
    await updates.check();
    await updates.check();
    updater.emit('update-downloaded', { version: '2.0.0' });
    await updates.check();
    expect([updater.checks, updates.state.step]).toEqual([1, 'ready']);
  });

  it('shows a sentence and logs the reason when a check for updates fails, and can be tried again', async () => {
    updater.onCheck = () => {
      throw new Error('HttpError: 503');
    };
    await updates.check();
    expect(updates.state).toEqual({
      step: 'failed',
      message: 'The update could not be downloaded. Polaris will try again later.',
    });
    expect(log).toEqual(['update Error: HttpError: 503']);
    updater.onCheck = () => updater.emit('update-not-available');
    await updates.check();
    expect(updates.state.step).toBe('current');
  });

  it('shows a sentence when the download of an update fails', async () => {
    updater.onCheck = () => updater.emit('update-available', { version: '2.0.0' });
    await updates.check();
    updater.emit('error', new Error('sha512 checksum mismatch'));
    expect(updates.state.step).toBe('failed');
    expect(log).toEqual(['update Error: sha512 checksum mismatch']);
  });

  it('reports updates as unavailable in a copy that is not installed', async () => {
    updates = create(async () => null);
    await updates.check();
    expect(steps).toEqual(['unavailable']);
    updates.install();
  });

  it('reports updates as unavailable in an unsigned package on macOS, which could not install any', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'polaris-unsigned-'));
    writeFileSync(join(folder, 'package.json'), '{"unsigned":true}');
    const { getAppPath } = app;
    Object.assign(app, { isPackaged: true, getAppPath: () => folder });
    setPlatform('darwin');
    updates = new Updates(() => steps.push(updates.state.step), {
      write: (line) => void log.push(line),
    });
    await updates.check();
    Object.assign(app, { isPackaged: false, getAppPath });
    restorePlatform();
    expect([steps, log]).toEqual([['unavailable'], []]);
  });

  it.each<[Updates['state'], string]>([
    [{ step: 'current' }, 'Polaris 1.2.0 is the latest version.'],
    [{ step: 'ready', version: '2.0.0' }, 'Version 2.0.0 is ready to be installed.'],
    [{ step: 'failed', message: 'Not now.' }, 'Not now.'],
    [{ step: 'unavailable' }, 'This copy of Polaris does not update itself.'],
    [{ step: 'loading', percent: 1 }, 'A new version is being downloaded.'],
  ])('responds to step %j with "%s"', (state, answer) =>
    expect(updateMessage(state, '1.2.0')).toContain(answer),
  );

  it('tries again when electron-updater could not be loaded', async () => {
    let tries = 0;
    updates = create(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no such file');
      return updater;
    });
    await updates.check();
    expect(updates.state.step).toBe('failed');
    await updates.check();
    expect(updates.state.step).toBe('current');
  });

  it('checks for updates at the start and every six hours, until stopped', async () => {
    jest.useFakeTimers();
    updates.start();
    await jest.advanceTimersByTimeAsync(13 * HOUR_MS);
    expect(updater.checks).toBe(3);
    updates.stop();
    await jest.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(updater.checks).toBe(3);
  });
});
