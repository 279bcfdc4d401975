import { describe, expect, it } from '@jest/globals';
import { combinationOf } from './combination-of.ts';

const press = (code: string, ...held: string[]) =>
  combinationOf({
    code,
    ctrlKey: held.includes('ctrl'),
    altKey: held.includes('alt'),
    shiftKey: held.includes('shift'),
    metaKey: held.includes('meta'),
  });

describe('a key combination', () => {
  it.each([
    ['Control+Shift+Space', press('Space', 'ctrl', 'shift')],
    ['Control+Alt+L', press('KeyL', 'alt', 'ctrl')],
    ['Super+7', press('Digit7', 'meta')],
    ['Alt+F12', press('F12', 'alt')],
    ['Control+Up', press('ArrowUp', 'ctrl')],
  ])('writes a key combination as %s', (written, pressed) => expect(pressed).toBe(written));

  it('requires a modifier and a key', () => {
    expect(press('KeyL')).toBeNull();
    expect(press('ControlLeft', 'ctrl')).toBeNull();
  });
});
