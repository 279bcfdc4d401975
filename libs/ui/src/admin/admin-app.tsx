import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { buttonStyle } from '../primitives/button.tsx';
import { EmptyState } from '../primitives/page-state.tsx';
import { Toaster } from '../primitives/toast.tsx';
import { AccessGate } from './shell/access-gate.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { screenAt } from './shell/routes.tsx';
import { useLeaveGuard } from './shared/form/unsaved.ts';
import { useScrollReset } from './shell/use-scroll-reset.ts';

/**
 * The whole back office below /admin, for a page or a window that provides the router and the main
 * landmark around it.
 */
export function AdminApp() {
  const [client] = useState(createQueryClient);
  useScrollReset();
  useLeaveGuard();
  return (
    <QueryClientProvider client={client}>
      <AccessGate>
        <AdminLayout>
          <CurrentScreen />
        </AdminLayout>
      </AccessGate>
      <Toaster />
    </QueryClientProvider>
  );
}

function CurrentScreen() {
  const { pathname } = useLocation();
  const { label = 'Not found', screen: Screen = NoSuchScreen } = screenAt(pathname) ?? {};
  useEffect(() => {
    document.title = `${label} · Admin · Polaris`;
  }, [label]);
  return <Screen />;
}

function NoSuchScreen() {
  return (
    <EmptyState
      level={1}
      title="There is no such page"
      text="The back office has nothing at this address."
      action={
        <Link to="/admin" className={buttonStyle({ variant: 'secondary' })}>
          To the dashboard
        </Link>
      }
    />
  );
}
