import { AttentionBanner } from '@polaris/ui/desktop/attention-banner';
import { ConnectionBanner } from '@polaris/ui/desktop/connection-banner';
import { useEffect, useRef } from 'react';
import { Outlet, useMatch, useNavigate } from 'react-router';
import type { ShellState } from '../bridge/bridge.ts';
import { VersionPage } from './pages.tsx';
import { ShellContext, useShellState } from './shell-state.ts';

const takenIn = ({ shortcuts }: ShellState) =>
  Object.values(shortcuts).flatMap(({ registered, accelerator }) =>
    registered ? [] : [accelerator],
  );

type Misfit = Exclude<ShellState['serverFit'], 'fits' | 'unknown'>;

const isMisfit = (fit: ShellState['serverFit']): fit is Misfit =>
  fit !== 'fits' && fit !== 'unknown';

/** What needs the owner's attention; null for nothing. */
function attentionTo(state: ShellState) {
  const taken = takenIn(state);
  const ready = state.update.step === 'ready' ? state.update.version : null;
  const refused = state.refused.length;
  const { locked, unreadable } = state;
  const any = taken.length > 0 || refused + locked + unreadable > 0 || ready !== null;
  return any ? { taken, refused, locked, unreadable, ready } : null;
}

/** Sets the height of the banners, for which the admin area leaves room as for the site's header. */
function useRoomAbove() {
  const above = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = above.current;
    if (!box) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty('--header-height', `${box.offsetHeight}px`),
    );
    observer.observe(box);
    return () => observer.disconnect();
  });
  return above;
}

/** The frame of every page: banners, and the navigation that the app itself asks for. */
export function Frame() {
  const state = useShellState();
  const navigate = useNavigate();
  const isAdmin = useMatch('/admin/*') !== null;
  const isSignIn = useMatch('/login') !== null;
  const isConnect = useMatch('/connect') !== null;
  useEffect(() => window.polaris.onGo((path) => void navigate(path)), [navigate]);
  const above = useRoomAbove();
  if (!state) return null;
  const attention = attentionTo(state);
  const needsServer = isAdmin || isSignIn;
  return (
    <ShellContext value={state}>
      <div ref={above} className="sticky top-0 z-20">
        {!state.online && state.server && !isConnect && <ConnectionBanner {...state} />}
        {isAdmin && attention && <AttentionBanner {...attention} />}
      </div>
      <main id="main" tabIndex={-1}>
        {needsServer && isMisfit(state.serverFit) ? (
          <VersionPage fit={state.serverFit} />
        ) : (
          <Outlet />
        )}
      </main>
    </ShellContext>
  );
}
