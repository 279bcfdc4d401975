import { type AdminPath, adminScreens } from '@polaris/contracts';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Shortcut,
  showShortcuts,
  useShortcuts,
  useShortcutsRequest,
} from '../../shared/keyboard/shortcuts.ts';
import { useEarlyTyping } from '../../shared/keyboard/early-typing.ts';
import { useShortcutListener } from '../../shared/keyboard/use-shortcut-listener.ts';
import { screens } from '../routes.tsx';
import { createAt } from './create-at.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The keys that every screen has, and the list of all that the shown one has. */
export function KeyboardShortcuts() {
  const [isShown, setShown] = useState(false);
  useEarlyTyping();
  useShortcutListener();
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
    adminScreens.map(({ path, label }) => goTo(path, label, go)),
  );
  useShortcuts('Everywhere', [
    ...(create ? [{ keys: 'c', label: create.label, run: go(create.to) }] : []),
    { keys: '?', label: 'Show keyboard shortcuts', run: showShortcuts },
  ]);
}

const goTo = (path: AdminPath, label: string, go: (to: string) => Shortcut['run']): Shortcut => ({
  keys: `g ${screens[path].key}`,
  label,
  run: go(path),
});
