import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { firstQueryClient } from '../api/first-data.ts';
import { Toaster } from '../primitives/toast.tsx';
import { LeaveQuestion } from './shared/form/leave-question.tsx';
import { TooltipProvider } from '../primitives/tooltip-provider.tsx';
import { useLeaveGuard } from './shared/form/unsaved.ts';
import { SiteOriginContext } from './shared/host/site-origin.ts';
import { AccessGate } from './shell/access-gate.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { loadScreen } from './shell/prefetch/first-reads.ts';
import { routes } from './shell/routes.tsx';
import { VisitProvider } from './shared/list/visit-provider.tsx';
import { isReturn } from './shared/list/place-store.ts';
import { useScrollReset } from './shell/use-scroll-reset.ts';

interface AdminAppProps {
  /** For a shell that cannot carry large files: the origin of the same screens in a browser. */
  siteOrigin?: string | null;
  /** What has been read already, where the server draws the first look. */
  cache?: QueryClient;
}

/**
 * The admin area. It is mounted at `/admin/*` of a data router, inside the main landmark of a page or
 * a window.
 */
export function AdminApp({ siteOrigin = null, cache }: AdminAppProps) {
  const { pathname, key } = useLocation();
  const [client] = useState(() => cache ?? firstQueryClient({ withLists: !isReturn(key) }));
  useLeaveGuard();
  // Beside the call that says who is signed in, rather than after it.
  useEffect(() => void loadScreen(pathname), [pathname]);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <SiteOriginContext value={siteOrigin}>
          <AccessGate>
            <VisitProvider>
              <Screen />
            </VisitProvider>
          </AccessGate>
        </SiteOriginContext>
        <LeaveQuestion />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** Fulfilled once the screen at an address can be rendered without waiting for its script. */
export const screenAt = (path: string): Promise<unknown> => loadScreen(path);

function Screen() {
  const screen = useRoutes(routes);
  useScrollReset();
  return <AdminLayout>{screen}</AdminLayout>;
}
