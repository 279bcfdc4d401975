import { AttentionBanner } from '@polaris/ui/desktop/attention-banner';
import { ConnectionBanner } from '@polaris/ui/desktop/connection-banner';
import { FindBar } from '@polaris/ui/desktop/find-bar';
import { TitleBar } from '@polaris/ui/desktop/title-bar';
import { useEffect, useState } from 'react';
import { Outlet, useMatch, useNavigate } from 'react-router';
import type { ShellState } from '../bridge/bridge.ts';
import { VersionPage } from './pages.tsx';
import { ShellContext, useShellState } from './shell-state.ts';
import { observeHeight } from './observe-height.ts';

const takenShortcuts = ({ shortcuts, dismissedShortcuts }: ShellState) =>
  Object.values(shortcuts).flatMap(({ registered, accelerator }) =>
    registered || accelerator === null || dismissedShortcuts.includes(accelerator)
      ? []
      : [accelerator],
  );

const showMenu = () => void window.polaris.showMenu();

type Mismatch = Exclude<ShellState['serverFit'], 'fits' | 'unknown'>;

const isMismatch = (fit: ShellState['serverFit']): fit is Mismatch =>
  fit !== 'fits' && fit !== 'unknown';

/** What the user has to decide; otherwise null. */
function attentionTo(state: ShellState) {
  const taken = takenShortcuts(state);
  const ready = state.update.step === 'ready' ? state.update.version : null;
  const refused = state.captures.filter((capture) => capture.refused !== null).length;
  // Offline, the banner of the connection says how many wait.
  const waiting = state.online ? state.waiting : 0;
  const otherAccounts = state.otherAccounts.reduce((sum, { count }) => sum + count, 0);
  const { locked, unreadable } = state;
  const captures = waiting + refused + otherAccounts + locked + unreadable;
  const any = taken.length > 0 || captures > 0 || ready !== null;
  return any ? { taken, waiting, refused, otherAccounts, locked, unreadable, ready } : null;
}

/** The admin screens leave room for the title bar and the banners above them. */
const headerRef = observeHeight((pixels) =>
  document.documentElement.style.setProperty('--header-height', `${pixels}px`),
);

/** The layout of every page: the banners on top, and navigation on request of the app. */
export function Frame() {
  const state = useShellState();
  const navigate = useNavigate();
  const isAdmin = useMatch('/admin/*') !== null;
  const isSignIn = useMatch('/login') !== null;
  const isConnect = useMatch('/connect') !== null;
  const isCapture = useMatch('/capture') !== null;
  useEffect(() => window.polaris.onNavigate((path) => void navigate(path)), [navigate]);
  const [find, setFind] = useState(0);
  useEffect(() => window.polaris.onFind(() => setFind((asked) => asked + 1)), []);
  if (!state) return null;
  const attention = attentionTo(state);
  const needsServer = isAdmin || isSignIn;
  const showsAttention = isAdmin || (isSignIn && state.otherAccounts.length > 0);
  return (
    <ShellContext value={state}>
      <main id="main" tabIndex={-1}>
        <div ref={headerRef} className="sticky top-0 z-20">
          {!isCapture && <TitleBar onMenu={state.menuButton ? showMenu : null} />}
          {/* Quick capture says it in its form: there is no room above it. */}
          {!state.online && state.server && !isConnect && !isCapture && (
            <ConnectionBanner {...state} />
          )}
          {showsAttention && attention && (
            <AttentionBanner
              {...attention}
              onDismissTaken={() => void window.polaris.dismissTakenShortcuts()}
            />
          )}
        </div>
        {needsServer && isMismatch(state.serverFit) ? (
          <VersionPage fit={state.serverFit} />
        ) : (
          <Outlet />
        )}
      </main>
      {find > 0 && <FindBar asked={find} onClose={() => setFind(0)} />}
    </ShellContext>
  );
}
