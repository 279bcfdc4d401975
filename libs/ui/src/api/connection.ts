import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onReached } from './client.ts';

const TRY_AGAIN_MS = 3000;

/** Whether the server could be reached last. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

/**
 * Takes from the calls of this window whether the server can be reached, as browsers know only of the
 * device. While it cannot be, that is tried again. Returns the function that ends this.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const report = (isReached: boolean) => {
    if (isReached) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(tryAgain, TRY_AGAIN_MS);
    onlineManager.setOnline(isReached);
  };
  const tryAgain = () =>
    void fetch('/api/health/live', { cache: 'no-store' }).then(
      () => report(true),
      () => report(false),
    );
  const lose = () => report(false);
  onReached(report);
  if (!navigator.onLine) lose();
  addEventListener('offline', lose);
  return () => {
    clearInterval(timer);
    onReached(() => undefined);
    removeEventListener('offline', lose);
  };
}
