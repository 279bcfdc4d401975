import { storageKeys } from '@polaris/contracts/browser-names';
import { useEffect, useRef, useState } from 'react';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const { triageKeys: STORED } = storageKeys;

/** Whether single-key shortcuts are on. They can be turned off, as speech input may trigger them. */
export function useShortcutsEnabled() {
  const [on, setOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const toggle = (next: boolean) => {
    setOn(next);
    localStorage.setItem(STORED, next ? 'on' : 'off');
  };
  return [on, toggle] as const;
}

/** Handles single keys on the whole page, but not in fields, with a modifier, or behind a dialog. */
export function useTriageShortcuts(keys: Shortcuts, on: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (isForOthers(event)) return;
      latest.current[event.key]?.(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

const textFields = 'input, textarea, select, [contenteditable], [role="combobox"]';

function isForOthers(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return true;
  if (target instanceof Element && target.closest(textFields)) return true;
  return document.querySelector('dialog[open]') !== null;
}
