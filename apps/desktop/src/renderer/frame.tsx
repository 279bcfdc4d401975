import { AttentionBanner } from '@polaris/ui/desktop/attention-banner';
import { ConnectionBanner } from '@polaris/ui/desktop/connection-banner';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { ShellState } from '../bridge/bridge.ts';
import { ShellContext, useShellState } from './shell-state.ts';

const takenIn = ({ shortcuts }: ShellState) =>
  Object.values(shortcuts).flatMap(({ registered, accelerator }) =>
    registered ? [] : [accelerator],
  );

/** What stands around every place: the banner, and the app's own wish to go elsewhere. */
export function Frame() {
  const state = useShellState();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => window.polaris.onGo((path) => void navigate(path)), [navigate]);
  if (!state) return null;
  const taken = takenIn(state);
  const isWork = pathname.startsWith('/admin');
  return (
    <ShellContext value={state}>
      {!state.online && state.server && pathname !== '/connect' && <ConnectionBanner {...state} />}
      {isWork && (taken.length > 0 || state.refused.length > 0) && (
        <AttentionBanner taken={taken} refused={state.refused.length} />
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </ShellContext>
  );
}
