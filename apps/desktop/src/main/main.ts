import { app, protocol } from 'electron';
import { Desktop } from './desktop.ts';
import { schemes } from './origin/app-origin.ts';

app.enableSandbox();
protocol.registerSchemesAsPrivileged(schemes);

if (app.requestSingleInstanceLock()) {
  await app.whenReady();
  await new Desktop().start();
} else {
  app.quit();
}
