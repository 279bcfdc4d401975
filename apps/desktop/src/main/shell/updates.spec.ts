import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { Updates } from './updates.ts';

/** electron-updater, as far as the app speaks to it. */
class Updater extends EventEmitter {
  autoInstallOnAppQuit = false;
  looks = 0;
  installs = 0;
  found: () => void = () => this.emit('update-not-available');
  checkForUpdates = async () => {
    this.looks += 1;
    this.found();
    return {} as never;
  };
  quitAndInstall = () => void (this.installs += 1);
}

let updater: Updater;
let updates: Updates;
let steps: string[];
let log: string[];
const make = (find: () => Promise<Updater | null>): Updates =>
  new Updates(
    () => steps.push(updates.state.step),
    { write: (line) => void log.push(line) },
    find as unknown as ConstructorParameters<typeof Updates>[2],
  );

beforeEach(() => {
  updater = new Updater();
  steps = [];
  log = [];
  updates = make(async () => updater);
});
afterEach(() => {
  updates.stop();
  jest.useRealTimers();
});

const HOUR = 3_600_000;

describe('updates', () => {
  it('say that this is the newest version', async () => {
    await updates.check();
    expect(steps).toEqual(['checking', 'current']);
  });

  it('load a newer version, say how far it is, and install it when the owner says so', async () => {
    updater.found = () => updater.emit('update-available', { version: '2.0.0' });
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

  it('are installed on quitting at the latest', async () => {
    await updates.check();
    expect(updater.autoInstallOnAppQuit).toBe(true);
  });

  it('are not looked for again while one is loaded or ready', async () => {
    updater.found = () => updater.emit('update-available', { version: '2.0.0' });
    await updates.check();
    await updates.check();
    updater.emit('update-downloaded', { version: '2.0.0' });
    await updates.check();
    expect([updater.looks, updates.state.step]).toEqual([1, 'ready']);
  });

  it('that fail say so in words, write the reason to the log, and may be tried again', async () => {
    updater.found = () => {
      throw new Error('HttpError: 503');
    };
    await updates.check();
    expect(updates.state).toEqual({
      step: 'failed',
      message: 'The new version could not be loaded. It is tried again later.',
    });
    expect(log).toEqual(['update Error: HttpError: 503']);
    updater.found = () => updater.emit('update-not-available');
    await updates.check();
    expect(updates.state.step).toBe('current');
  });

  it('that break off while they are loaded say so too', async () => {
    updater.found = () => updater.emit('update-available', { version: '2.0.0' });
    await updates.check();
    updater.emit('error', new Error('sha512 checksum mismatch'));
    expect(updates.state.step).toBe('failed');
    expect(log).toEqual(['update Error: sha512 checksum mismatch']);
  });

  it('are not to be had by a copy that is not installed', async () => {
    updates = make(async () => null);
    await updates.check();
    expect(steps).toEqual(['unavailable']);
    updates.install();
  });

  it('are tried again when the code for them could not be loaded', async () => {
    let tries = 0;
    updates = make(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no such file');
      return updater;
    });
    await updates.check();
    expect(updates.state.step).toBe('failed');
    await updates.check();
    expect(updates.state.step).toBe('current');
  });

  it('are looked for at the start, every six hours, and no more once the app ends', async () => {
    jest.useFakeTimers();
    updates.start();
    await jest.advanceTimersByTimeAsync(13 * HOUR);
    expect(updater.looks).toBe(3);
    updates.stop();
    await jest.advanceTimersByTimeAsync(24 * HOUR);
    expect(updater.looks).toBe(3);
  });
});
