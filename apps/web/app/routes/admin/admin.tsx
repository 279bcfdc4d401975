import { LoadingState } from '@polaris/ui/primitives/page-state';
import { useHydrated } from '@polaris/ui/primitives/use-hydrated';
import type { PageHandle } from '../../page-handle.ts';
import { AdminApp } from './admin-app.client.ts';

export const handle: PageHandle = { hydrate: true };

export const meta = () => [{ title: 'Admin · Polaris' }, { name: 'robots', content: 'noindex' }];

/** The server knows nothing of who asks; the admin area begins in the browser. */
export default function Admin() {
  const hydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1}>
      {hydrated ? <AdminApp /> : <LoadingState text="Loading the admin area..." className="px-5" />}
    </main>
  );
}
