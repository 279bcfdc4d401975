import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { createQueryClient } from '../api/client/query-client.ts';
import { readPageResponses } from '../api/client/prefetched.ts';
import { useCodeQuestion } from '../api/identity/two-factor.ts';
import { CodeDialog } from '../primitives/dialog/code-dialog.tsx';
import { Toaster } from '../primitives/toast/toast.tsx';
import { ReadOnlyModeContext } from '../primitives/read-only-mode.ts';
import { LeaveQuestion } from './shared/form/leave-question.tsx';
import { useLeaveGuard } from './shared/form/unsaved.ts';
import { SiteOriginContext } from './shared/record/site-origin.ts';
import { AccessGate } from './shell/access-gate.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { loadAllScreens, loadScreen } from './shell/prefetch/load-screen.ts';
import { routes } from './shell/routes.tsx';
import { VisitProvider } from './shared/return/visit-provider.tsx';
import { useScrollReset } from './shell/use-scroll-reset.ts';

/** Milliseconds before all other screens are preloaded, so that the first one loads alone. */
const REST_MS = 15_000;

interface AdminAppProps {
  /** Set by a shell without large downloads: the origin where a browser shows the same screens. */
  siteOrigin?: string | null;
  /** True while a shell shows screens offline: nothing can be changed. */
  isOffline?: boolean;
}

const OFFLINE = 'No connection, so nothing can be changed. Quick capture still works.';

/**
 * The admin area. It is mounted at `/admin/*` of a data router, inside the main landmark of a page or
 * a window.
 */
export function AdminApp({ siteOrigin = null, isOffline = false }: AdminAppProps) {
  const { pathname } = useLocation();
  const [client] = useState(startReading);
  useLeaveGuard();
  // In parallel with reading the signed-in user.
  useEffect(() => void loadScreen(pathname), [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => void loadAllScreens(), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <QueryClientProvider client={client}>
      <SiteOriginContext value={siteOrigin}>
        <ReadOnlyModeContext value={isOffline ? OFFLINE : null}>
          <AccessGate>
            <VisitProvider>
              <Screen />
            </VisitProvider>
          </AccessGate>
        </ReadOnlyModeContext>
      </SiteOriginContext>
      <LeaveQuestion />
      <CodeQuestion />
      <Toaster />
    </QueryClientProvider>
  );
}

export { ConnectionBar } from './shell/frame/connection-bar.tsx';
export { loadScreen };

/** Asks for a two-factor code when a call requires a recent one. */
const CodeQuestion = () => <CodeDialog {...useCodeQuestion()} />;

function startReading() {
  readPageResponses();
  return createQueryClient();
}

function Screen() {
  const screen = useRoutes(routes);
  useScrollReset();
  return <AdminLayout>{screen}</AdminLayout>;
}
