import { type ElectronApplication, _electron } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Desk } from './desktop-app.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

/** The same desk with the app in Electron itself. */
export async function openElectron(binary: string): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-desk-'));
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
        const ours = session.fromPartition('persist:polaris');
        if (offline) ours.enableNetworkEmulation({ offline });
        else ours.disableNetworkEmulation();
      }, !connected),
    openNews: null,
    browser: null,
    close: () => electron.close(),
  };
}

/** By the menu: a machine of tests has no keyboard that others could own. */
async function openCapture(electron: ElectronApplication) {
  const known = electron.windows().find((page) => page.url().endsWith('/capture'));
  const [page] = await Promise.all([
    known ?? electron.waitForEvent('window'),
    choose(electron, 'Quick Capture'),
  ]);
  return page;
}

const choose = (electron: ElectronApplication, label: string) =>
  electron.evaluate(({ Menu }, wanted) => {
    const entries = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    entries?.find((entry) => entry.label === wanted)?.click();
  }, label);
