import { SIGNED_IN_HINT, WINDOW_COOKIE, storageKeys } from '@polaris/contracts/browser-names';

const DAYS = 60;
const SECONDS_A_DAY = 86_400;

/**
 * Tells the server of the window, so that it draws the next screen of the owner as it will look: its
 * size, its time zone, and whether the navigation shows icons alone.
 */
export function tellWindow(): void {
  tell();
  addEventListener('pagehide', tell);
}

function tell(): void {
  if (!document.cookie.includes(`${SIGNED_IN_HINT}=`)) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const folded = localStorage.getItem(storageKeys.adminNavigation) === 'folded';
  const told = `${innerWidth}x${innerHeight}~${timeZone}~${folded ? 'folded' : 'open'}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = `Max-Age=${DAYS * SECONDS_A_DAY}; Path=/; SameSite=Lax`;
  document.cookie = `${WINDOW_COOKIE}=${encodeURIComponent(told)}; ${lifetime}${secure}`;
}
