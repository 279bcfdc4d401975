import { app, dialog, protocol } from 'electron';
import { Desktop } from './desktop.ts';
import { schemes } from './origin/app-origin.ts';
import { LinkInbox } from './deep-links/deep-links.ts';

app.enableSandbox();
protocol.registerSchemesAsPrivileged(schemes);

/** Nothing is left running that has no window, no icon and no way to end it. */
function giveUp(error: unknown): void {
  dialog.showErrorBox('Polaris cannot start', String(error));
  app.exit(1);
}

if (app.requestSingleInstanceLock()) {
  const links = new LinkInbox(process.argv);
  // Electron sends `ready` only once this script has been evaluated: to await it here is to wait for ever.
  app
    .whenReady()
    .then(() => new Desktop(links).start())
    .catch(giveUp);
} else {
  app.quit();
}
