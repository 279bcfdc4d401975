import { storageKeys } from '@polaris/contracts/browser-names';

const RELOAD_AGAIN_AFTER_MS = 30_000;

/**
 * After an update the files of the older build are gone from the server. A screen that misses one is
 * reloaded instead of staying blank; once only, in case the file is missing for another reason.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const last = Number(sessionStorage.getItem(storageKeys.reloadedAt));
    if (Date.now() - last > RELOAD_AGAIN_AFTER_MS) void reloadIfGone(payload);
  });
}

/** Without a connection, or while the server starts or restores, a reload would lose the page, too. */
async function reloadIfGone({ message }: Error): Promise<void> {
  // Safari does not say which file it was.
  const file = /\/assets\/[\w.-]+/.exec(message)?.[0];
  const answer = await fetch(file ?? '/api/health/live', {
    method: 'HEAD',
    cache: 'no-store',
  }).catch(() => undefined);
  if (!(file ? answer?.status === 404 : answer?.ok)) return;
  sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
  location.reload();
}
