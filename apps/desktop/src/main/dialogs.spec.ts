import { describe, expect, it } from '@jest/globals';
import type { MessageBoxOptions } from 'electron';
import type { UpdateState } from '../bridge/bridge.ts';
import { askForUpdate, confirmAccountChange } from './dialogs.ts';

/** Windows whose user presses the button with the given index. */
function windowsWith(pressed: number) {
  const shown: MessageBoxOptions[] = [];
  return {
    shown,
    showMessage: async (options: MessageBoxOptions) => (shown.push(options), pressed),
  };
}

describe('leaving an account', () => {
  const account = { waiting: 2, server: 'https://polaris.example', button: 'Sign Out' };

  it('asks when captures wait, and continues only if the user agrees', async () => {
    const windows = windowsWith(0);
    expect(await confirmAccountChange(windows, account)).toBe(true);
    expect(windows.shown).toEqual([
      expect.objectContaining({
        message: '2 captures have not been sent yet.',
        detail: expect.stringContaining('https://polaris.example'),
        buttons: ['Sign Out', 'Cancel'],
      }),
    ]);
    expect(await confirmAccountChange(windowsWith(1), account)).toBe(false);
  });

  it('asks nothing before leaving when no captures wait', async () => {
    const windows = windowsWith(1);
    expect(await confirmAccountChange(windows, { ...account, waiting: 0 })).toBe(true);
    expect(windows.shown).toEqual([]);
  });
});

describe('a check for updates in the menu', () => {
  const updates = (state: UpdateState) => ({ state, check: async () => undefined });

  it('offers to restart for an update that is ready', async () => {
    const windows = windowsWith(0);
    expect(await askForUpdate(updates({ step: 'ready', version: '2.0.0' }), windows)).toBe(true);
    expect(windows.shown[0]!.buttons).toEqual(['Restart and Update', 'Later']);
  });

  it('only reports that there is no update when there is none', async () => {
    const windows = windowsWith(0);
    expect(await askForUpdate(updates({ step: 'current' }), windows)).toBe(false);
    expect(windows.shown[0]!.buttons).toEqual(['OK']);
  });
});
