import type { BrowserWindow } from 'electron';

type Toggled = Pick<
  BrowserWindow,
  'isVisible' | 'isFocused' | 'isMinimized' | 'restore' | 'show' | 'focus' | 'hide'
>;

/** Hides the window if it has the focus, else brings it to the front. Returns what was done. */
export function toggleWindow(window: Toggled): 'hidden' | 'focused' | 'shown' {
  const visible = window.isVisible() && !window.isMinimized();
  if (visible && window.isFocused()) {
    window.hide();
    return 'hidden';
  }
  bringToFront(window);
  return visible ? 'focused' : 'shown';
}

export function bringToFront(window: Omit<Toggled, 'hide'>): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
