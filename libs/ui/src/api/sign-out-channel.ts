import { SIGN_OUT_CHANNEL } from '@polaris/contracts/browser-names';

/** Old browsers have none, nor does the server. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(SIGN_OUT_CHANNEL));
}

/** Of this page: its scripts have a channel each, and hear one another. */
const pageId = () => performance.timeOrigin;

/** Tells the other tabs of the browser that nobody is signed in any more. */
export function announceSignOut(): void {
  openChannel()?.postMessage(pageId());
}

/** Calls the listener when another tab has signed out. */
export function onSignOutElsewhere(listener: () => void): void {
  openChannel()?.addEventListener('message', ({ data }) => {
    if (data !== pageId()) listener();
  });
}
