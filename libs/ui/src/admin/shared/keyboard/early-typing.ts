import { useEffect } from 'react';

/** The pause in milliseconds after which a key starts new input. */
const PAUSE_MS = 1000;

declare global {
  interface Window {
    /** The time of the last key, recorded before scripts load. */
    lastKeyAt?: number | undefined;
  }
}

addEventListener('keydown', () => (window.lastKeyAt = performance.now()), { capture: true });

/**
 * Ignores letters that continue what was typed before the screen loaded: text for the palette must not
 * trigger shortcuts.
 */
export function useEarlyTyping(): void {
  useEffect(() => {
    let last = window.lastKeyAt ?? -Infinity;
    const press = (event: KeyboardEvent) => {
      if (event.timeStamp - last > PAUSE_MS) return stop();
      // The time of handling, as a busy page handles keys late.
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
