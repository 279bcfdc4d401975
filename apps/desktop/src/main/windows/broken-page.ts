import { type BrowserWindow, dialog } from 'electron';
import type { Log } from '../shell/log.ts';

const messages = {
  crashed: 'This page has stopped working.',
  failed: 'This page could not be loaded.',
  hung: 'This page is not responding.',
};

/** Another page was requested in the meantime, or the user stayed. */
const ABORTED = -3;

/**
 * Offers to reload a page that crashed, hangs or failed to load; for a hidden window, once it is shown again. Calls
 * `onBroken` when the page can no longer receive messages.
 */
export function offerReload(
  window: BrowserWindow,
  log: Pick<Log, 'write'>,
  onBroken: () => void,
): void {
  const contents = window.webContents;
  let problem: keyof typeof messages | null = null;
  let asking = false;

  const offer = async () => {
    if (!problem || asking || window.isDestroyed() || !window.isVisible()) return;
    asking = true;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: messages[problem],
      detail: 'Everything you saved is safe. Unsaved text may be lost.',
      buttons: ['Reload', 'Not Now'],
      defaultId: 0,
      cancelId: 1,
    });
    asking = false;
    // It may have recovered by itself.
    if (response !== 0 || !problem || window.isDestroyed()) return;
    const isHung = problem === 'hung';
    problem = null;
    // The page's process would not even respond to the request to unload.
    if (isHung) contents.forcefullyCrashRenderer();
    contents.reload();
  };
  const ask = () => void offer().catch((error) => log.write(`reload ${String(error)}`));
  const report = (found: keyof typeof messages) => {
    problem = found;
    onBroken();
    ask();
  };

  contents.on('render-process-gone', (_event, { reason }) => {
    // `killed` is the reason when this app ends a page that hangs.
    if (reason !== 'clean-exit' && reason !== 'killed') report('crashed');
  });
  contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return;
    log.write(`page ${description}`);
    report('failed');
    // A window is shown once its first page is ready, which may never happen now.
    if (!window.isVisible()) window.show();
  });
  contents.on('unresponsive', () => report('hung'));
  contents.on('responsive', () => (problem = null));
  contents.on('did-finish-load', () => (problem = null));
  window.on('show', ask);
}
