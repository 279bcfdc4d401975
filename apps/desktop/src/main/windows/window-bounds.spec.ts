import { describe, expect, it } from '@jest/globals';
import type { Rectangle } from 'electron';
import { fitBounds } from './window-bounds.ts';

const defaultSize = { width: 1280, height: 800 };
const rectangle = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});
const laptop = { x: 0, y: 0, width: 1440, height: 900 };

describe('the window bounds', () => {
  it('restores the saved window bounds', () => {
    const saved = { x: 10, y: 20, width: 900, height: 700 };
    expect(fitBounds(saved, [laptop])).toEqual({ x: 10, y: 20, width: 900, height: 700 });
  });

  it('restores no position that is not on a display', () => {
    const size = { width: 900, height: 700 };
    for (const place of [
      { x: 3000, y: 0 },
      { x: -890, y: 0 },
      { x: 0, y: 890 },
    ])
      expect(fitBounds({ ...place, ...size }, [laptop])).toEqual(size);
    expect(fitBounds(null, [laptop])).toEqual(defaultSize);
  });

  it.each<[string, Rectangle, Rectangle]>([
    ['above the display', rectangle(0, -200, 900, 700), rectangle(0, 0, 900, 700)],
    ['left of the display', rectangle(-300, 50, 900, 700), rectangle(0, 50, 900, 700)],
    ['right of the display', rectangle(1200, 50, 900, 700), rectangle(540, 50, 900, 700)],
    ['larger than the display', rectangle(-50, -50, 4000, 3000), rectangle(0, 0, 1440, 900)],
  ])('moves saved %s onto the display', (_, saved, place) =>
    expect(fitBounds(saved, [laptop])).toEqual(place),
  );

  it('keeps a window on a second display until that is removed', () => {
    const second = { x: 1440, y: -200, width: 1920, height: 1080 };
    const saved = rectangle(2000, 100, 1000, 700);
    expect(fitBounds(saved, [laptop, second])).toEqual(saved);
    expect(fitBounds(saved, [laptop])).toEqual({ width: 1000, height: 700 });
  });

  it('restores at least the minimum size', () => {
    const saved = rectangle(0, 0, 100, 90);
    expect(fitBounds(saved, [laptop])).toMatchObject({ width: 720, height: 480 });
  });
});
