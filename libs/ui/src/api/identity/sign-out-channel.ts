import { SIGN_OUT_CHANNEL } from '@polaris/contracts/browser-names';

/** Missing in old browsers and on the server. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(SIGN_OUT_CHANNEL));
}

/** The id of this page, whose scripts have separate channels. */
const pageId = () => performance.timeOrigin;

/** Notifies other tabs of the sign-out. */
export function announceSignOut(): void {
  openChannel()?.postMessage(pageId());
}

/** Calls the listener when another tab has signed out. */
export function onSignOutElsewhere(listener: () => void): void {
  openChannel()?.addEventListener('message', ({ data }) => {
    if (data !== pageId()) listener();
  });
}
