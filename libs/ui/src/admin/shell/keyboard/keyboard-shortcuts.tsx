import { adminScreens, CUSTOMER_PATH } from '@polaris/contracts/admin-screens';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, matchPath } from 'react-router';
import {
  type Shortcut,
  showShortcuts,
  useShortcuts,
  useShortcutsRequest,
} from '../../shared/keyboard/shortcuts.ts';
import { useEarlyTyping } from '../../shared/keyboard/early-typing.ts';
import { useShortcutListener, useUndoKey } from '../../shared/keyboard/use-shortcut-listener.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { type Destination, quickActions } from '../palette/destinations.ts';

/** The shortcuts of every screen, and the list of the current ones. */
export function KeyboardShortcuts() {
  const [isShown, setShown] = useState(false);
  useEarlyTyping();
  useShortcutListener();
  useUndoKey();
  useShortcutsRequest(useCallback(() => setShown(true), []));
  useFrameShortcuts();
  return isShown && <ShortcutsDialog onClose={() => setShown(false)} />;
}

function useFrameShortcuts(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const create = createAt(pathname);
  const go = (to: string) => (event: KeyboardEvent) => {
    // The letter must not be typed into the field that gets the focus.
    event.preventDefault();
    void navigate(to);
  };
  useShortcuts(
    'Go to',
    adminScreens.flatMap((screen) => ('letter' in screen ? goTo(screen, go) : [])),
  );
  useShortcuts('Everywhere', [
    ...(create
      ? [{ keys: 'c', label: create.label, run: go(create.to), mutates: true } as const]
      : []),
    { keys: '?', label: 'Show keyboard shortcuts', run: showShortcuts },
  ]);
}

const goTo = (
  { path, label, letter }: Extract<(typeof adminScreens)[number], { letter: string }>,
  go: (to: string) => Shortcut['run'],
): Shortcut => ({ keys: `g ${letter}`, label, run: go(path) });

/** What `c` starts on a screen: a new record of what it shows. */
function createAt(pathname: string): Destination | undefined {
  if (matchPath(CUSTOMER_PATH, pathname)) return { label: 'Log New Activity', to: '#log-title' };
  return quickActions.find(({ to }) => to.startsWith(pathname) && isBelow(to, pathname));
}

/** Whether an address is the screen's path followed by a query, an anchor or `/new`, and not another screen's. */
const isBelow = (to: string, pathname: string) => /^([?#]|\/new$)/.test(to.slice(pathname.length));
