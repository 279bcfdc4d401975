import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake, globalShortcut } from '../../../testing/electron.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { Shortcuts, isUnconfirmed } from './shortcuts.ts';

app.emitReady();
beforeEach(() => {
  fake.shortcuts.clear();
  fake.portalRefuses = false;
});
afterEach(restorePlatform);

describe('shortcuts under Wayland', () => {
  it.each([
    ['linux', { XDG_SESSION_TYPE: 'wayland' }, true],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
    ['linux', { XDG_SESSION_TYPE: 'x11' }, false],
    ['darwin', { WAYLAND_DISPLAY: 'x' }, false],
  ] as const)(
    'reports shortcuts on %s with %j as unconfirmed: %s',
    (platform, environment, unconfirmed) => {
      setPlatform(platform);
      expect(isUnconfirmed(environment)).toBe(unconfirmed);
    },
  );

  const create = (unconfirmed: boolean) => {
    let changes = 0;
    const shortcuts = new Shortcuts(
      globalShortcut,
      { show: () => undefined, capture: () => undefined },
      { show: 'Control+Shift+Space', capture: 'Control+Shift+Y' },
      { unconfirmed, onChange: () => (changes += 1) },
    );
    shortcuts.registerAll();
    return { shortcuts, changes: () => changes };
  };

  it('reports shortcuts as not working when the desktop has refused them', () => {
    fake.portalRefuses = true;
    const { state } = create(true).shortcuts;
    expect(fake.shortcuts.size).toBe(0);
    expect([state.show.unsure, state.capture.unsure]).toEqual([true, true]);
  });

  it('reports shortcuts as working once they have been pressed', () => {
    const { shortcuts, changes } = create(true);
    fake.shortcuts.get('Control+Shift+Space')!();
    fake.shortcuts.get('Control+Shift+Space')!();
    expect([shortcuts.state.show.unsure, shortcuts.state.capture.unsure, changes()]).toEqual([
      false,
      true,
      1,
    ]);
  });

  it('confirms shortcuts immediately when not under Wayland', () =>
    expect(create(false).shortcuts.state.show).toMatchObject({ registered: true, unsure: false }));
});
