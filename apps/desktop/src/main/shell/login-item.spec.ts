import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake } from '../../../testing/electron.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { setStartAtLogin, startsAtLogin, wasStartedHidden } from './login-item.ts';

app.emitReady();
beforeEach(() => {
  app.isPackaged = true;
  fake.loginItem = null;
  fake.openedAtLogin = false;
});
afterEach(restorePlatform);

describe('start at login', () => {
  it.each(['darwin', 'win32'] as const)(
    'reads on %s from the system whether the app starts at login',
    (platform) => {
      setPlatform(platform);
      expect(startsAtLogin()).toBe(false);
      setStartAtLogin(true);
      expect([startsAtLogin(), fake.loginItem]).toEqual([true, { args: ['--hidden'] }]);
      // The user removes it in the system's settings.
      fake.loginItem = null;
      expect(startsAtLogin()).toBe(false);
    },
  );

  it('supports no start at login on Linux, nor in a copy that is not installed', () => {
    setPlatform('linux');
    expect(startsAtLogin()).toBeNull();
    setPlatform('darwin');
    app.isPackaged = false;
    setStartAtLogin(true);
    expect([startsAtLogin(), fake.loginItem]).toEqual([null, null]);
  });

  it('recognizes a start at login by the system on macOS, and by an argument elsewhere', () => {
    setPlatform('win32');
    fake.openedAtLogin = true;
    expect([wasStartedHidden(['polaris']), wasStartedHidden(['polaris', '--hidden'])]).toEqual([
      false,
      true,
    ]);
    setPlatform('darwin');
    expect(wasStartedHidden(['polaris'])).toBe(true);
  });
});
