import { describe, expect, it } from '@jest/globals';
import { app } from '../../../testing/electron.ts';
import { FakeSession } from '../../../testing/fake-session.ts';
import { FakeWindow } from '../../../testing/fake-window.ts';
import { webPreferences } from '../lock/web-preferences.ts';
import { toggle } from './toggle.ts';
import { placeFor } from './window-state.ts';

app.becomeReady();
FakeWindow.sessionOf = () => new FakeSession();
const usual = { width: 1280, height: 800 };
const laptop = { x: 0, y: 0, width: 1440, height: 900 };

describe('the shortcut', () => {
  it('shows a hidden window, focuses one behind others, and hides the one in use', () => {
    const window = new FakeWindow({ show: false });
    expect(toggle(window)).toBe('shown');
    expect(toggle(window)).toBe('hidden');
    window.visible = true;
    window.focused = false;
    expect(toggle(window)).toBe('focused');
    window.minimized = true;
    expect(toggle(window)).toBe('shown');
    expect(window.minimized).toBe(false);
  });
});

describe('the window', () => {
  it('opens where it was left', () => {
    const kept = { x: 10, y: 20, width: 900, height: 700, maximized: false };
    expect(placeFor(kept, [laptop])).toEqual({ x: 10, y: 20, width: 900, height: 700 });
  });

  it('opens as usual when it was left on a screen that is gone, or out of reach', () => {
    for (const place of [
      { x: 3000, y: 0 },
      { x: -890, y: 0 },
      { x: 0, y: 890 },
      { x: 0, y: -200 },
    ])
      expect(placeFor({ ...place, width: 900, height: 700, maximized: false }, [laptop])).toEqual(
        usual,
      );
    expect(placeFor(null, [laptop])).toEqual(usual);
  });

  it('is never too small to use', () => {
    const kept = { x: 0, y: 0, width: 100, height: 90, maximized: false };
    expect(placeFor(kept, [laptop])).toMatchObject({ width: 720, height: 480 });
  });

  it('G1: is isolated from the machine', () => {
    expect(webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
    });
  });
});
