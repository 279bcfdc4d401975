import { app, BrowserWindow } from 'electron';
import { join } from 'node:path';

const preload = join(import.meta.dirname, '../preload/preload.cjs');
const page = join(import.meta.dirname, '../renderer/index.html');

/** The development server's address, which electron-vite sets; an installed app has none. */
const devServer = () => (app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL);

export async function openWindow(): Promise<void> {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { preload, contextIsolation: true, nodeIntegration: false, sandbox: true },
  });
  window.once('ready-to-show', () => window.show());
  const url = devServer();
  await (url ? window.loadURL(url) : window.loadFile(page));
}
