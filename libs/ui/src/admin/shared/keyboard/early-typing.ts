import { useEffect } from 'react';

/** After a pause of so many milliseconds a key begins something new. */
const PAUSE_MS = 1000;

declare global {
  interface Window {
    /** When a key was last pressed; a page notes it before its scripts are there. */
    lastKeyAt?: number | undefined;
  }
}

addEventListener('keydown', () => (window.lastKeyAt = performance.now()), { capture: true });

/**
 * Letters that go on with what was typed before the screen was there are no shortcuts: who
 * asked for the palette too early would change records.
 */
export function useEarlyTyping(): void {
  useEffect(() => {
    let last = window.lastKeyAt ?? -Infinity;
    const press = (event: KeyboardEvent) => {
      if (event.timeStamp - last > PAUSE_MS) return stop();
      // When it is heard: a busy page hears keys long after they were pressed.
      last = performance.now();
      const isLetter = event.key.length === 1 && !(event.ctrlKey || event.metaKey);
      if (isLetter && !isInField(event.target)) event.stopImmediatePropagation();
    };
    const stop = () => removeEventListener('keydown', press, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return stop;
  }, []);
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;
