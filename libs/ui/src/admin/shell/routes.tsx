import { adminScreens, recordScreens } from '@polaris/contracts/admin-screens';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { type RouteObject, matchPath } from 'react-router';
import { useUnreadCount } from '../../api/people/contacts.ts';
import { shownBrand, siteChanges } from '../../api/site/shown-site.ts';
import { LoadingState } from '../../primitives/page-state.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { screens } from './screens.ts';

/** The mount path of the admin area, to which routes are relative. */
const MOUNT = '/admin/*';

const route = (path: string, label: string, Screen: ComponentType): RouteObject => ({
  path: matchPath(MOUNT, path)?.params['*'] ?? path,
  // Case-sensitive, as on the site.
  caseSensitive: true,
  element: (
    <Titled key={path} label={label}>
      <SectionTabs path={path} />
      <ScreenBoundary label={label}>
        <Suspense fallback={<LoadingState text={`Loading ${label}...`} />}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </Titled>
  ),
});

/** The routes of the screens. */
export const routes: RouteObject[] = [
  ...[...adminScreens, ...recordScreens].map(({ path, label }) =>
    route(path, label, screens[path].Screen),
  ),
  route('*', 'Not found', NotFoundScreen),
];

/** A screen, which sets the document title to its name and the number of new submissions. */
function Titled({ label, children }: { label: string; children: ReactNode }) {
  const unread = useUnreadCount();
  useSyncExternalStore(siteChanges.subscribe, siteChanges.version, siteChanges.version);
  const brand = shownBrand();
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${label} · Admin · ${brand}`;
  }, [label, unread, brand]);
  return children;
}
