import { adminPaths } from '@polaris/contracts/admin-screens';
import { FrameSkeleton } from '@polaris/ui/admin/frame-skeleton';
import type { PageHandle } from '../../page/page-handle.ts';
import { AdminApp, ConnectionBar, loadScreen } from './admin-app.client.ts';
import type { Route } from './+types/admin';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: true, paths: adminPaths };

export const meta = () => [{ title: pageTitle('Admin') }, { name: 'robots', content: 'noindex' }];

/** The admin area is rendered in the browser only, once its first screen has loaded. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await loadScreen(new URL(request.url).pathname);
  return null;
}
clientLoader.hydrate = true as const;

/** Later screens are lazy. */
export const shouldRevalidate = () => false;

export default function Admin() {
  return (
    <main id="main" tabIndex={-1}>
      <ConnectionBar />
      <AdminApp />
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main id="main" tabIndex={-1}>
      <FrameSkeleton />
    </main>
  );
}
