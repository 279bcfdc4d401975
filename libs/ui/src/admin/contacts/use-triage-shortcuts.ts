import { useEffect, useRef, useState } from 'react';

export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const STORED = 'triage-keys';

/** Whether single keys do anything: whoever speaks to the computer may have to turn them off. */
export function useShortcutsEnabled() {
  const [on, setOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const turn = (next: boolean) => {
    setOn(next);
    localStorage.setItem(STORED, next ? 'on' : 'off');
  };
  return [on, turn] as const;
}

/** Single keys for the whole page: never while someone writes, nor with a modifier, nor below a dialog. */
export function useTriageShortcuts(keys: Keys, on: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      latest.current[event.key]?.(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

const writing = 'input, textarea, select, [contenteditable], [role="combobox"]';

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return true;
  if (target instanceof Element && target.closest(writing)) return true;
  return document.querySelector('dialog[open]') !== null;
}
