import { type ElectronApplication, _electron } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DesktopApp } from './desktop-app.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Starts the app in Electron. */
export async function openElectron(binary: string): Promise<DesktopApp> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-desktop-'));
  const electron = await _electron.launch({
    executablePath: binary,
    args: ['.', `--user-data-dir=${folder}`, ...(process.env.CI ? ['--no-sandbox'] : [])],
    cwd: app,
  });
  const main = await electron.firstWindow();
  return {
    folder,
    main: async () => main,
    openCapture: () => openCapture(electron),
    isCaptureShown: () =>
      electron.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().some(
          (window) => window.isVisible() && window.webContents.getURL().endsWith('/capture'),
        ),
      ),
    choose: (label) => choose(electron, label),
    setConnected: (connected) =>
      electron.evaluate(({ session }, offline) => {
        const partition = session.fromPartition('persist:polaris');
        if (offline) partition.enableNetworkEmulation({ offline });
        else partition.disableNetworkEmulation();
      }, !connected),
    openNotification: null,
    browser: null,
    close: () => electron.close(),
  };
}

/** Through the menu: tests cannot press global shortcuts. */
async function openCapture(electron: ElectronApplication) {
  const open = electron.windows().find((page) => page.url().endsWith('/capture'));
  const [page] = await Promise.all([
    open ?? electron.waitForEvent('window'),
    choose(electron, 'Quick Capture'),
  ]);
  return page;
}

const choose = (electron: ElectronApplication, label: string) =>
  electron.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    items?.find((item) => item.label === wanted)?.click();
  }, label);
