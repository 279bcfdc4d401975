import { createContext, use, useEffect, useState } from 'react';
import type { ShellState } from '../bridge/bridge.ts';

export const ShellContext = createContext<ShellState | null>(null);

/** What the app around the pages says of itself. */
export function useShell(): ShellState {
  const state = use(ShellContext);
  if (!state) throw new Error('There is no app around this page.');
  return state;
}

/** The state as it is now, and with every change. */
export function useShellState(): ShellState | null {
  const [state, setState] = useState<ShellState | null>(null);
  useEffect(() => {
    const stop = window.polaris.onState(setState);
    void window.polaris.readState().then(setState);
    return stop;
  }, []);
  return state;
}
