import { expect, it } from '@jest/globals';
import { app } from '../../../testing/electron.ts';
import { FakeSession } from '../../../testing/fake-session.ts';
import { FakeWindow } from '../../../testing/fake-window.ts';
import { toggleWindow } from './toggle-window.ts';

app.emitReady();
FakeWindow.sessionOf = () => new FakeSession();

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
