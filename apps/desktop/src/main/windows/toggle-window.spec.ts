import { afterEach, expect, it } from '@jest/globals';
import { app, fake } from '../../../testing/electron.ts';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import { FakeWindow } from '../../../testing/fakes/fake-window.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { toggleWindow } from './toggle-window.ts';

app.emitReady();
FakeWindow.sessionOf = () => new FakeSession();
afterEach(restorePlatform);

it('shows a hidden window, focuses a visible one, and hides the focused one', () => {
  const window = new FakeWindow({ show: false });
  expect(toggleWindow(window)).toBe('shown');
  expect(toggleWindow(window)).toBe('hidden');
  window.visible = true;
  window.focused = false;
  expect(toggleWindow(window)).toBe('focused');
  window.minimized = true;
  expect(toggleWindow(window)).toBe('shown');
  expect(window.minimized).toBe(false);
});

it.each(['darwin', 'win32', 'linux'] as const)(
  'returns the keyboard to the program used before when the window is hidden on %s',
  (platform) => {
    setPlatform(platform);
    const window = new FakeWindow();
    toggleWindow(window);
    expect(fake.keyboard).toBe('app');
    toggleWindow(window);
    expect([window.visible, fake.keyboard]).toEqual([false, 'other']);
    toggleWindow(window);
    expect([window.visible, fake.keyboard]).toEqual([true, 'app']);
  },
);
