import { Suspense, lazy } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { whenIdle } from '../when-idle.ts';
import { showPendingToast, toastOnNextPage } from './toast-on-next-page.ts';
import { toast } from './toast-store.ts';

export { showPendingToast, toast, toastOnNextPage };

/**
 * Loads after the page: a toast waits until this region is there. If it cannot be loaded, the page works without
 * toasts.
 */
const ToastRegion = lazy(async () => {
  await whenIdle();
  return import('./toast-region.tsx').catch(() => ({ default: () => <></> }));
});

/** The region of the toasts. Rendered in the browser only, as its markup has style attributes. */
export const Toaster = () =>
  useHydrated() && (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
