import { useEffect } from 'react';
import { actingKey } from './acting-key.ts';

/** Escape closes a menu and returns the focus to its button; a press or focus outside of its box only closes. */
export function useClosing(
  isOpen: boolean,
  box: { current: HTMLElement | null },
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (actingKey(event) !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
      box.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
      removeEventListener('keydown', escape);
    };
  });
}
