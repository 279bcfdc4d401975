import { matchPath } from 'react-router';
import { screens } from '../screens.ts';

/** Paths without a parameter first, so that `/admin/invoices/new` does not match a record. */
const patterns = (Object.keys(screens) as (keyof typeof screens)[]).sort(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** Preloads the script of the screen at an address; a failure shows when the screen is opened. */
export async function loadScreen(path: string): Promise<void> {
  const pattern = patterns.find((one) => matchPath(one, path));
  if (pattern)
    await screens[pattern].Screen.load().then(
      () => undefined,
      () => undefined,
    );
}

/** Preloads the scripts of all other screens, for use offline. */
export async function loadAllScreens(): Promise<void> {
  for (const pattern of patterns) await loadScreen(pattern);
}
