import { describe, expect, it } from '@jest/globals';
import type { Rectangle } from 'electron';
import { app } from '../../../testing/electron.ts';
import { FakeSession } from '../../../testing/fake-session.ts';
import { FakeWindow } from '../../../testing/fake-window.ts';
import { webPreferences } from '../security/web-preferences.ts';
import { toggle } from './toggle-window.ts';
import { placeFor } from './window-bounds.ts';

app.becomeReady();
FakeWindow.sessionOf = () => new FakeSession();
const usual = { width: 1280, height: 800 };
const rectangle = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});
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
    const kept = { x: 10, y: 20, width: 900, height: 700 };
    expect(placeFor(kept, [laptop])).toEqual({ x: 10, y: 20, width: 900, height: 700 });
  });

  it('opens in the middle when it was left on a screen that is gone, or out of reach', () => {
    const size = { width: 900, height: 700 };
    for (const place of [
      { x: 3000, y: 0 },
      { x: -890, y: 0 },
      { x: 0, y: 890 },
    ])
      expect(placeFor({ ...place, ...size }, [laptop])).toEqual(size);
    expect(placeFor(null, [laptop])).toEqual(usual);
  });

  it.each<[string, Rectangle, Rectangle]>([
    ['above its top', rectangle(0, -200, 900, 700), rectangle(0, 0, 900, 700)],
    ['over its left', rectangle(-300, 50, 900, 700), rectangle(0, 50, 900, 700)],
    ['over its right', rectangle(1200, 50, 900, 700), rectangle(540, 50, 900, 700)],
    ['larger than it', rectangle(-50, -50, 4000, 3000), rectangle(0, 0, 1440, 900)],
  ])('that was left %s opens whole', (_, kept, place) =>
    expect(placeFor(kept, [laptop])).toEqual(place),
  );

  it('stays on the second of two screens, and comes to the first when that is gone', () => {
    const second = { x: 1440, y: -200, width: 1920, height: 1080 };
    const kept = rectangle(2000, 100, 1000, 700);
    expect(placeFor(kept, [laptop, second])).toEqual(kept);
    expect(placeFor(kept, [laptop])).toEqual({ width: 1000, height: 700 });
  });

  it('is never too small to use', () => {
    const kept = rectangle(0, 0, 100, 90);
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
