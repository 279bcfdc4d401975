import { adminPaths } from '@polaris/contracts';
import { LoadingState } from '@polaris/ui/primitives/page-state';
import { useHydrated } from '@polaris/ui/primitives/use-hydrated';
import type { PageHandle } from '../../page-handle.ts';
import { AdminApp } from './admin-app.client.ts';

export const handle: PageHandle = { hydrate: true, paths: adminPaths };

export const meta = () => [{ title: 'Admin · Polaris' }, { name: 'robots', content: 'noindex' }];

/** The server does not know the user: the admin area is rendered in the browser only. */
export default function Admin() {
  const hydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1}>
      {hydrated ? <AdminApp /> : <LoadingState text="Loading..." className="px-5" />}
    </main>
  );
}
