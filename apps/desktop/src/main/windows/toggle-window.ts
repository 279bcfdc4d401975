import type { BrowserWindow } from 'electron';

type Shown = Pick<
  BrowserWindow,
  'isVisible' | 'isFocused' | 'isMinimized' | 'restore' | 'show' | 'focus' | 'hide'
>;

/** The shortcut's three meanings: there and in use, it goes away; else it comes to the front. */
export function toggle(window: Shown): 'hidden' | 'focused' | 'shown' {
  const visible = window.isVisible() && !window.isMinimized();
  if (visible && window.isFocused()) {
    window.hide();
    return 'hidden';
  }
  bringUp(window);
  return visible ? 'focused' : 'shown';
}

export function bringUp(window: Omit<Shown, 'hide'>): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
