import { type BrowserWindow, dialog } from 'electron';
import type { Log } from '../shell/log.ts';

/** Offers to reload a page whose process has crashed; for a hidden window, once it is shown again. */
export function offerReload(window: BrowserWindow, log: Pick<Log, 'write'>): void {
  let offered = false;
  const offer = async () => {
    if (offered || window.isDestroyed() || !window.webContents.isCrashed()) return;
    offered = true;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'This page has stopped working.',
      detail: 'Everything you saved is safe. Unsaved text may be lost.',
      buttons: ['Reload', 'Not Now'],
      defaultId: 0,
      cancelId: 1,
    });
    offered = false;
    if (response === 0 && !window.isDestroyed()) window.webContents.reload();
  };
  const logError = (error: unknown) => log.write(`reload ${String(error)}`);
  window.webContents.on('render-process-gone', () => {
    if (window.isVisible()) void offer().catch(logError);
  });
  window.on('show', () => void offer().catch(logError));
}
