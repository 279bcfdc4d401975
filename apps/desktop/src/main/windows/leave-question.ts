import { BrowserWindow, type WebContents, dialog } from 'electron';
import { bringToFront } from './toggle-window.ts';

/**
 * Asks before leaving a page with unsaved text. Electron would stay silently, so that Quit, Sign Out, Reload and
 * updates would seem to do nothing.
 */
export function askBeforeUnload(contents: WebContents, onStay: () => void): void {
  contents.on('will-prevent-unload', (event) => {
    const window = BrowserWindow.fromWebContents(contents);
    if (!window) return;
    // The question is about what is in this window.
    bringToFront(window);
    const answer = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: 'Leave and lose what you typed?',
      buttons: ['Leave', 'Stay'],
      defaultId: 1,
      cancelId: 1,
    });
    if (answer === 0) event.preventDefault();
    else onStay();
  });
}
