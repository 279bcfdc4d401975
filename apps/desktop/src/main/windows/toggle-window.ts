import { type BrowserWindow, app } from 'electron';

type Toggled = Pick<
  BrowserWindow,
  'isVisible' | 'isFocused' | 'isMinimized' | 'restore' | 'show' | 'focus' | 'hide' | 'blur'
>;

/** Hides the window if it has the focus, else brings it to the front. Returns what was done. */
export function toggleWindow(window: Toggled): 'hidden' | 'focused' | 'shown' {
  const visible = window.isVisible() && !window.isMinimized();
  if (visible && window.isFocused()) {
    hideAndReturnFocus(window);
    return 'hidden';
  }
  bringToFront(window);
  return visible ? 'focused' : 'shown';
}

export function bringToFront(window: Pick<Toggled, 'isMinimized' | 'restore' | 'show' | 'focus'>) {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/**
 * Hides the window so that the program used before gets the keyboard: on Windows only a blurred window
 * passes it on, on macOS only an app that is hidden itself.
 */
function hideAndReturnFocus(window: Pick<Toggled, 'hide' | 'blur'>): void {
  if (process.platform === 'win32') window.blur();
  window.hide();
  if (process.platform === 'darwin') app.hide();
}
