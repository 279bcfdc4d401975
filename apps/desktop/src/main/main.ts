import { app, BrowserWindow } from 'electron';
import { lock } from './lock.ts';
import { openWindow } from './open-window.ts';

app.enableSandbox();
app.on('web-contents-created', (_event, contents) => lock(contents));
app.on('window-all-closed', () => app.quit());
app.on('activate', () => {
  if (BrowserWindow.getAllWindows().length === 0) void openWindow();
});

await app.whenReady();
await openWindow();
