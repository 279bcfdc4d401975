import { NodeHttpExecutor } from 'builder-util';
import { type DownloadOptions, configureRequestUrl } from 'builder-util-runtime';
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Downloads as electron-updater/out/electronHttpExecutor.js does, with Node's network. */
class NodeDownloads extends NodeHttpExecutor {
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const request = { headers: options.headers ?? undefined };
      configureRequestUrl(url, request);
      const callback = (error: Error | null) => (error ? reject(error) : resolve(destination));
      this.doDownload(
        request,
        { destination, options, onCancel, callback, responseHandler: null },
        0,
      );
    });
  }
}

/** The real electron-updater, without Electron. `APPIMAGE` names the file that it replaces. */
export function createUpdater(url: string, version = '1.0.0'): AppImageUpdater {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-feed-'));
  const appUpdateConfigPath = join(folder, 'app-update.yml');
  writeFileSync(appUpdateConfigPath, `provider: generic\nurl: ${url}\n`);
  const updater = new AppImageUpdater(null, {
    ...{ version, name: 'polaris', isPackaged: true, appUpdateConfigPath },
    ...{ userDataPath: folder, baseCachePath: folder },
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  });
  updater.logger = null;
  Object.assign(updater, { httpExecutor: new NodeDownloads() });
  return updater;
}
