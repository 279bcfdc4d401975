import type { Shortcuts } from '../shell/shortcuts.ts';
import type { Settings } from '../store/settings.ts';
import type { Calls } from './ipc-handlers.ts';

/** The calls with which pages handle the global shortcuts. */
export const shortcutCalls = (shortcuts: Shortcuts, settings: Settings, onChange: () => void) =>
  ({
    bindShortcut: async (name, accelerator) => {
      const outcome = shortcuts.bind(name, accelerator);
      if (outcome.ok)
        settings.set({ shortcuts: { ...settings.get('shortcuts'), [name]: accelerator } });
      onChange();
      return outcome;
    },
    suspendShortcuts: async (on) => shortcuts.suspend(on),
    dismissTakenShortcuts: async () => {
      settings.set({ dismissedShortcuts: shortcuts.taken });
      onChange();
    },
  }) satisfies Partial<Calls>;
