import { ConnectionBanner } from '@polaris/ui/desktop/connection-banner';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ShellContext, useShellState } from './shell-state.ts';

/** What stands around every place: the banner, and the app's own wish to go elsewhere. */
export function Frame() {
  const state = useShellState();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => window.polaris.onGo((path) => void navigate(path)), [navigate]);
  if (!state) return null;
  return (
    <ShellContext value={state}>
      {!state.online && state.server && pathname !== '/connect' && (
        <ConnectionBanner keeps={state.keeps} waiting={state.waiting} />
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </ShellContext>
  );
}
