import { CUSTOMER_PATH } from '@polaris/contracts';
import { matchPath } from 'react-router';
import { type Destination, quickActions } from '../palette/destinations.ts';

/** What `c` begins on a screen: a new record of what it shows. */
export function createAt(pathname: string): Destination | undefined {
  if (matchPath(CUSTOMER_PATH, pathname)) return { label: 'Log New Activity', to: '#log-title' };
  return quickActions.find(({ to }) => to.startsWith(pathname) && isBelow(to, pathname));
}

/** Not another screen whose address begins alike: what follows is a query, an anchor or a part. */
const isBelow = (to: string, pathname: string) => /^([?#]|\/new$)/.test(to.slice(pathname.length));
