import { SIGN_OUT_CHANNEL } from '@polaris/contracts/browser-names';

/** One for the page: what it announces reaches the other tabs of the browser, and not itself. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(SIGN_OUT_CHANNEL));
}

/** Tells the other tabs that nobody is signed in any more. */
export function announceSignOut(): void {
  openChannel()?.postMessage(null);
}

/** Calls the listener when another tab has signed out. */
export function onSignOutElsewhere(listener: () => void): void {
  openChannel()?.addEventListener('message', listener);
}
