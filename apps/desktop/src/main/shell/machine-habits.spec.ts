import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake, globalShortcut } from '../../../testing/electron.ts';
import { FakeSession } from '../../../testing/fake-session.ts';
import { beOnThisSystem, pretendToBeOn } from '../../../testing/platform.ts';
import { setStartAtLogin, startsAtLogin, wasStartedHidden } from './login-item.ts';
import { isQuiet } from './quiet-hours.ts';
import { Shortcuts, isPromised } from './shortcuts.ts';
import { settleSpelling } from './spell-checker.ts';

app.becomeReady();
beforeEach(() => {
  app.isPackaged = true;
  fake.loginItem = null;
  fake.openedAtLogin = false;
  fake.shortcuts.clear();
  fake.portalRefuses = false;
});
afterEach(beOnThisSystem);

describe('starting when its owner signs in', () => {
  it.each(['darwin', 'win32'] as const)('on %s is what the system says', (platform) => {
    pretendToBeOn(platform);
    expect(startsAtLogin()).toBe(false);
    setStartAtLogin(true);
    expect([startsAtLogin(), fake.loginItem]).toEqual([true, { args: ['--hidden'] }]);
    // Taken away in the settings of the system.
    fake.loginItem = null;
    expect(startsAtLogin()).toBe(false);
  });

  it('is not offered on Linux, where it would do nothing, nor to a copy that is not installed', () => {
    pretendToBeOn('linux');
    expect(startsAtLogin()).toBeNull();
    pretendToBeOn('darwin');
    app.isPackaged = false;
    setStartAtLogin(true);
    expect([startsAtLogin(), fake.loginItem]).toEqual([null, null]);
  });

  it('opens no window: macOS says so itself, the others by a word', () => {
    pretendToBeOn('win32');
    fake.openedAtLogin = true;
    expect([wasStartedHidden(['polaris']), wasStartedHidden(['polaris', '--hidden'])]).toEqual([
      false,
      true,
    ]);
    pretendToBeOn('darwin');
    expect(wasStartedHidden(['polaris'])).toBe(true);
  });
});

describe('quiet hours', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}:00`);
  const night = { from: '20:00', to: '08:00' };
  it.each([
    [night, '19:59', false],
    [night, '20:00', true],
    [night, '00:00', true],
    [night, '07:59', true],
    [night, '08:00', false],
    [{ from: '12:00', to: '13:30' }, '12:45', true],
    [{ from: '12:00', to: '13:30' }, '13:30', false],
    [{ from: '09:00', to: '09:00' }, '09:00', false],
    [null, '03:00', false],
  ])('%j at %s: quiet is %s', (hours, time, quiet) => expect(isQuiet(hours, at(time))).toBe(quiet));
});

describe('combinations under Wayland', () => {
  it.each([
    ['linux', { XDG_SESSION_TYPE: 'wayland' }, true],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
    ['linux', { XDG_SESSION_TYPE: 'x11' }, false],
    ['darwin', { WAYLAND_DISPLAY: 'x' }, false],
  ] as const)('on %s with %j are but promised: %s', (platform, environment, promised) => {
    pretendToBeOn(platform);
    expect(isPromised(environment)).toBe(promised);
  });

  const make = (promised: boolean) => {
    let changes = 0;
    const shortcuts = new Shortcuts(
      globalShortcut,
      { show: () => undefined, capture: () => undefined },
      { show: 'Control+Shift+Space', capture: 'Control+Shift+L' },
      { promised, onChange: () => (changes += 1) },
    );
    shortcuts.registerAll();
    return { shortcuts, changes: () => changes };
  };

  it('are not said to work when the desktop has refused them', () => {
    fake.portalRefuses = true;
    const { state } = make(true).shortcuts;
    expect(fake.shortcuts.size).toBe(0);
    expect([state.show.unsure, state.capture.unsure]).toEqual([true, true]);
  });

  it('are said to work once they have', () => {
    const { shortcuts, changes } = make(true);
    fake.shortcuts.get('Control+Shift+Space')!();
    fake.shortcuts.get('Control+Shift+Space')!();
    expect([shortcuts.state.show.unsure, shortcuts.state.capture.unsure, changes()]).toEqual([
      false,
      true,
      1,
    ]);
  });

  it('are certain everywhere else', () =>
    expect(make(false).shortcuts.state.show).toMatchObject({ registered: true, unsure: false }));
});

describe('spelling', () => {
  it('fetches no dictionary from anywhere', () => {
    const session = new FakeSession();
    settleSpelling(session);
    // On this system Electron would ask Google for one.
    expect([session.spellChecker, session.dictionaries]).toEqual([false, []]);
  });
});
