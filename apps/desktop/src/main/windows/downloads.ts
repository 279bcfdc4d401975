import { type DownloadItem, type Session, shell } from 'electron';
import { basename } from 'node:path';
import type { Windows } from './windows.ts';

type Shown = Pick<Windows, 'showMessage' | 'showProgress'>;

/** Shows the progress of each download on the app's icon, and offers to show the file when it is done. */
export function trackDownloads(session: Pick<Session, 'on'>, windows: Shown): void {
  session.on('will-download', (_event, item) => {
    item.on('updated', () => windows.showProgress(fractionOf(item)));
    item.once('done', (_done, state) => {
      windows.showProgress(null);
      // `cancelled`: the user closed the save dialog.
      if (state !== 'cancelled') void report(item, state === 'completed', windows);
    });
  });
}

/** `unknown` while the server does not say how large the file is. */
function fractionOf(item: DownloadItem): number | 'unknown' {
  const total = item.getTotalBytes();
  return total > 0 ? item.getReceivedBytes() / total : 'unknown';
}

async function report(item: DownloadItem, isComplete: boolean, windows: Shown): Promise<void> {
  const path = item.getSavePath();
  const name = basename(path || item.getFilename());
  const pressed = await windows.showMessage(
    isComplete
      ? { message: `${name} has been saved.`, buttons: ['Show in Folder', 'OK'], cancelId: 1 }
      : { type: 'warning', message: `${name} could not be saved completely.`, buttons: ['OK'] },
  );
  if (isComplete && pressed === 0) shell.showItemInFolder(path);
}
