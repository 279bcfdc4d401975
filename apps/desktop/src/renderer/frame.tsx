import { AttentionBanner } from '@polaris/ui/desktop/attention-banner';
import { ConnectionBanner } from '@polaris/ui/desktop/connection-banner';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { ShellState } from '../bridge/bridge.ts';
import { VersionPlace } from './places.tsx';
import { ShellContext, useShellState } from './shell-state.ts';

const takenShortcuts = ({ shortcuts }: ShellState) =>
  Object.values(shortcuts).flatMap(({ registered, accelerator }) =>
    registered ? [] : [accelerator],
  );

type Misfit = Exclude<ShellState['serverFit'], 'fits' | 'unknown'>;

const isMisfit = (fit: ShellState['serverFit']): fit is Misfit =>
  fit !== 'fits' && fit !== 'unknown';

/** What the owner has to decide; null for nothing. */
function attentionTo(state: ShellState) {
  const taken = takenShortcuts(state);
  const ready = state.update.step === 'ready' ? state.update.version : null;
  const refused = state.refused.length;
  const { locked, unreadable } = state;
  const any = taken.length > 0 || refused + locked + unreadable > 0 || ready !== null;
  return any ? { taken, refused, locked, unreadable, ready } : null;
}

/** The back office leaves room for what stands above it, as it does for the header of the site. */
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

/** What stands around every place: the banner, and the app's own wish to go elsewhere. */
export function Frame() {
  const state = useShellState();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => window.polaris.onNavigate((path) => void navigate(path)), [navigate]);
  const above = useRoomAbove();
  if (!state) return null;
  const attention = attentionTo(state);
  const isWork = pathname.startsWith('/admin') || pathname.startsWith('/login');
  return (
    <ShellContext value={state}>
      <div ref={above} className="sticky top-0 z-20">
        {!state.online && state.server && pathname !== '/connect' && (
          <ConnectionBanner {...state} />
        )}
        {pathname.startsWith('/admin') && attention && <AttentionBanner {...attention} />}
      </div>
      <main id="main" tabIndex={-1}>
        {isWork && isMisfit(state.serverFit) ? <VersionPlace fit={state.serverFit} /> : <Outlet />}
      </main>
    </ShellContext>
  );
}
