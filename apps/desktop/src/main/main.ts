import { app, dialog, protocol } from 'electron';
import { Desktop } from './desktop.ts';
import { schemes } from './origin/app-origin.ts';
import { DeepLinks } from './deep-links/deep-links.ts';

app.enableSandbox();
protocol.registerSchemesAsPrivileged(schemes);

/** Quits, so that no process stays without a window or a tray icon. */
function failToStart(error: unknown): void {
  dialog.showErrorBox('Polaris cannot start', String(error));
  app.exit(1);
}

if (app.requestSingleInstanceLock()) {
  const deepLinks = new DeepLinks(process.argv);
  // No top-level await: Electron emits `ready` only after this script has been evaluated.
  app
    .whenReady()
    .then(() => new Desktop(deepLinks).start())
    .catch(failToStart);
} else {
  app.quit();
}
