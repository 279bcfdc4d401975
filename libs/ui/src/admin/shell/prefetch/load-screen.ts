import { matchPath } from 'react-router';
import { laterScreens } from '../later-screens.tsx';

/** Those without a parameter first: `/admin/invoices/new` is no record. */
const patterns = (Object.keys(laterScreens) as (keyof typeof laterScreens)[]).sort(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** Loads the script of the screen at an address, unless it is loaded; a failure shows when it is opened. */
export async function loadScreen(path: string): Promise<void> {
  const pattern = patterns.find((one) => matchPath(one, path));
  if (pattern)
    await laterScreens[pattern].load().then(
      () => undefined,
      () => undefined,
    );
}

/** Loads the scripts of all other screens, so that they are there without a connection, too. */
export async function loadAllScreens(): Promise<void> {
  for (const pattern of patterns) await loadScreen(pattern);
}
