import { createContext, use, useEffect, useState } from 'react';
import type { ShellState } from '../bridge/bridge.ts';

export const ShellContext = createContext<ShellState | null>(null);

/** The state of the app; only inside `ShellContext`. */
export function useShell(): ShellState {
  const state = use(ShellContext);
  if (!state) throw new Error('useShell is used outside ShellContext.');
  return state;
}

/** The current state, updated with every change; null until it was read. */
export function useShellState(): ShellState | null {
  const [state, setState] = useState<ShellState | null>(null);
  useEffect(() => {
    const stop = window.polaris.onState(setState);
    void window.polaris.readState().then(setState);
    return stop;
  }, []);
  return state;
}
