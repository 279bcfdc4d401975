import { useEffect } from 'react';
import { areShortcutsEnabled } from './shortcuts-enabled.ts';
import { type Shortcut, shortcutGroups } from './shortcuts.ts';

/** How long the second of two keys may take. */
const SECOND_KEY_MS = 1500;

/** Runs the shortcuts that are there now, but not in fields, with a modifier, or behind a dialog. */
export function useShortcutListener(): void {
  useEffect(() => {
    let first = { key: '', until: 0 };
    const press = (event: KeyboardEvent) => {
      if (isForOthers(event) || !areShortcutsEnabled()) return;
      const shortcuts = shortcutGroups().flatMap((group) => group.shortcuts);
      const begun = event.timeStamp < first.until ? `${first.key} ` : '';
      first = { key: '', until: 0 };
      const found =
        find(shortcuts, begun + event.key) ?? (begun ? find(shortcuts, event.key) : undefined);
      if (found) return found.run(event);
      if (shortcuts.some(({ keys }) => keys.startsWith(`${event.key} `)))
        first = { key: event.key, until: event.timeStamp + SECOND_KEY_MS };
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const find = (shortcuts: readonly Shortcut[], pressed: string): Shortcut | undefined =>
  shortcuts.find(({ keys }) => keys === pressed);

const textFields = 'input, textarea, select, [contenteditable], [role="combobox"]';
/** Fields that no letter is typed into. */
const withoutText = 'input[type="checkbox"], input[type="radio"], input[type="button"]';

function isForOthers(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return true;
  if (target instanceof Element && target.closest(textFields) && !target.matches(withoutText))
    return true;
  return document.querySelector('dialog[open]') !== null;
}
