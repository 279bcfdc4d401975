import { type BrowserWindow, dialog } from 'electron';
import type { Log } from '../shell/log.ts';

/**
 * A page whose process has ended is blank and answers nothing: its owner is offered to load it again. One
 * that nobody sees waits until somebody does.
 */
export function offerReload(window: BrowserWindow, log: Pick<Log, 'write'>): void {
  let offered = false;
  const offer = async () => {
    if (offered || window.isDestroyed() || !window.webContents.isCrashed()) return;
    offered = true;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'This page has stopped working.',
      detail: 'What was sent is safe. What was typed since may be lost.',
      buttons: ['Reload', 'Not now'],
      defaultId: 0,
      cancelId: 1,
    });
    offered = false;
    if (response === 0 && !window.isDestroyed()) window.webContents.reload();
  };
  const told = (error: unknown) => log.write(`reload ${String(error)}`);
  window.webContents.on('render-process-gone', () => {
    if (window.isVisible()) void offer().catch(told);
  });
  window.on('show', () => void offer().catch(told));
}
