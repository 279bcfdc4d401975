import { beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake, globalShortcut } from '../../../testing/electron.ts';
import { Shortcuts, isValidAccelerator } from './shortcuts.ts';

app.emitReady();

const pressed: string[] = [];
const make = (
  accelerators: ConstructorParameters<typeof Shortcuts>[2] = {
    show: 'Control+Shift+Space',
    capture: 'Control+Shift+Y',
  },
) => {
  const shortcuts = new Shortcuts(
    globalShortcut,
    { show: () => pressed.push('show'), capture: () => pressed.push('capture') },
    accelerators,
  );
  shortcuts.registerAll();
  return shortcuts;
};
beforeEach(() => {
  fake.shortcuts.clear();
  fake.takenShortcuts.clear();
  pressed.length = 0;
});

describe('shortcuts', () => {
  it('registers shortcuts and runs their actions', () => {
    const { state } = make();
    expect(state.show).toEqual({
      accelerator: 'Control+Shift+Space',
      registered: true,
      unsure: false,
      offers: [],
    });
    fake.shortcuts.get('Control+Shift+Space')!();
    fake.shortcuts.get('Control+Shift+Y')!();
    expect(pressed).toEqual(['show', 'capture']);
  });

  it('reports a shortcut in use by another program, and offers free ones', () => {
    fake.takenShortcuts.add('Control+Shift+Space').add('Control+Alt+Space');
    const { state } = make();
    expect(state.show.registered).toBe(false);
    expect(state.show.offers).toEqual(['Control+Shift+P', 'Control+Alt+P']);
    expect(state.capture.registered).toBe(true);
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Y']);
  });

  it('reports a shortcut with an unknown key as not registered', () => {
    const shortcuts = new Shortcuts(
      {
        register: () => {
          throw new TypeError('conversion failure');
        },
        unregister: () => undefined,
        setSuspended: () => undefined,
      },
      { show: () => undefined, capture: () => undefined },
      { show: 'x', capture: 'y' },
    );
    shortcuts.registerAll();
    expect(shortcuts.state.show.registered).toBe(false);
  });

  it('changes a shortcut, and releases the old one', () => {
    const shortcuts = make();
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({ ok: true });
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Space', 'Control+Alt+N']);
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({ ok: true });
  });

  it('switches a shortcut off, and on again', () => {
    const shortcuts = make();
    expect(shortcuts.bind('capture', null)).toEqual({ ok: true });
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Space']);
    expect([shortcuts.state.capture.accelerator, shortcuts.taken]).toEqual([null, []]);
    shortcuts.bind('capture', 'Control+Shift+Y');
    expect(fake.shortcuts.has('Control+Shift+Y')).toBe(true);
  });

  it('registers no shortcut at the start that was switched off', () => {
    make({ show: 'Control+Shift+Space', capture: null });
    expect([...fake.shortcuts.keys()]).toEqual(['Control+Shift+Space']);
  });

  it('changes shortcuts while they are suspended for recording, and keeps them suspended', () => {
    const shortcuts = make();
    shortcuts.suspend(true);
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({ ok: true });
    expect(fake.shortcutsSuspended).toBe(true);
    shortcuts.suspend(false);
    expect(fake.shortcutsSuspended).toBe(false);
  });

  it('keeps a shortcut when the new one is not available', () => {
    fake.takenShortcuts.add('Control+Alt+N');
    const shortcuts = make();
    expect(shortcuts.bind('capture', 'Control+Alt+N')).toEqual({
      ok: false,
      message: 'Control+Alt+N is already in use by another program.',
    });
    expect(shortcuts.bind('capture', 'Control+Shift+Space')).toMatchObject({ ok: false });
    expect(shortcuts.state.capture).toMatchObject({
      accelerator: 'Control+Shift+Y',
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
  ])('rejects the accelerator %s', (text) => expect(isValidAccelerator(text)).toBe(false));
  it.each(['Control+Shift+Space', 'Alt+F12', 'Super+Shift+7'])(
    'accepts the accelerator %s',
    (text) => expect(isValidAccelerator(text)).toBe(true),
  );
});
