import { beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake, globalShortcut } from '../../../testing/electron.ts';
import { Shortcuts, isCombination } from './shortcuts.ts';

app.becomeReady();

const pressed: string[] = [];
const make = (wishes = { show: 'Control+Shift+Space', capture: 'Control+Shift+L' }) => {
  const shortcuts = new Shortcuts(
    globalShortcut,
    { show: () => pressed.push('show'), capture: () => pressed.push('capture') },
    wishes,
  );
  shortcuts.registerAll();
  return shortcuts;
};
beforeEach(() => {
  fake.shortcuts.clear();
  fake.taken.clear();
  pressed.length = 0;
});

describe('the shortcuts', () => {
  it('are asked of the machine, and do what they are for', () => {
    const { state } = make();
    expect(state.show).toEqual({
      accelerator: 'Control+Shift+Space',
      registered: true,
      unsure: false,
      offers: [],
    });
    fake.shortcuts.get('Control+Shift+Space')!();
    fake.shortcuts.get('Control+Shift+L')!();
    expect(pressed).toEqual(['show', 'capture']);
  });

  it('of another program are told, and free ones are offered', () => {
    fake.taken.add('Control+Shift+Space').add('Control+Alt+Space');
    const { state } = make();
    expect(state.show.registered).toBe(false);
    expect(state.show.offers).toEqual(['Control+Shift+P', 'Control+Alt+P']);
    expect(state.capture.registered).toBe(true);
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+L']);
  });

  it('that the machine does not know are told as well', () => {
    const shortcuts = new Shortcuts(
      {
        register: () => {
          throw new TypeError('conversion failure');
        },
        unregister: () => undefined,
      },
      { show: () => undefined, capture: () => undefined },
      { show: 'x', capture: 'y' },
    );
    shortcuts.registerAll();
    expect(shortcuts.state.show.registered).toBe(false);
  });

  it('are bound again: the old one is given back', () => {
    const shortcuts = make();
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({ ok: true });
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Space', 'Control+Alt+N']);
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({ ok: true });
  });

  it('stay as they are when the new one is not to be had', () => {
    fake.taken.add('Control+Alt+N');
    const shortcuts = make();
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({
      ok: false,
      message: 'Control+Alt+N belongs to another program.',
    });
    expect(shortcuts.bind('capture', 'Control+Shift+Space')).toMatchObject({ ok: false });
    expect(shortcuts.state.capture).toMatchObject({
      accelerator: 'Control+Shift+L',
      registered: true,
    });
  });

  it.each([
    'A',
    'Shift+A',
    'Control',
    'Control+',
    'Control+AB',
    'Control+Shift+Space; rm',
    'Escape',
  ])('%s is no combination', (text) => expect(isCombination(text)).toBe(false));
  it.each(['Control+Shift+Space', 'Alt+F12', 'Super+Shift+7'])('%s is one', (text) =>
    expect(isCombination(text)).toBe(true),
  );
});
