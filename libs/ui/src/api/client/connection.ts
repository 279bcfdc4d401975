import { getLiveness } from '@polaris/contracts';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onReached } from './client.ts';

const TRY_AGAIN_MS = 3000;

/** Whether the last request reached the server. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

/**
 * Tracks whether calls reach the server, as browsers only know about the device's network. Polls while it is
 * unreachable. Returns the stop function.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const report = (isReached: boolean) => {
    // Offline, a response may still arrive late, or come from a server on this device.
    if (isReached && navigator.onLine) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(tryAgain, TRY_AGAIN_MS);
    onlineManager.setOnline(isReached);
  };
  const tryAgain = () =>
    void fetch(getLiveness.path, { cache: 'no-store' }).then(
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
