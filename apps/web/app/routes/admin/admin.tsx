import { LoadingState } from '@polaris/ui/primitives/page-state';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { PageHandle } from '../../page-handle.ts';

export const handle: PageHandle = { hydrate: true };

export const meta = () => [{ title: 'Admin · Polaris' }, { name: 'robots', content: 'noindex' }];

const AdminApp = lazy(async () => ({ default: (await import('@polaris/ui/admin')).AdminApp }));

const never = () => () => {};

/** The server knows nothing of who asks; the back office begins in the browser. */
export default function Admin() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const loading = <LoadingState text="Loading the back office..." className="px-5" />;
  return (
    <main id="main" tabIndex={-1}>
      <Suspense fallback={loading}>{inBrowser ? <AdminApp /> : loading}</Suspense>
    </main>
  );
}
