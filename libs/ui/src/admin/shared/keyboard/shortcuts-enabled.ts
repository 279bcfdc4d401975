import { storageKeys } from '@polaris/contracts/browser-names';
import { useSyncExternalStore } from 'react';

const { triageKeys: STORED } = storageKeys;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single-key shortcuts are on. They can be turned off, as speech input may trigger them. */
export const areShortcutsEnabled = (): boolean => localStorage.getItem(STORED) !== 'off';

/** The switch that turns single-key shortcuts off, for every screen. */
export function useShortcutsEnabled() {
  const on = useSyncExternalStore(subscribe, areShortcutsEnabled);
  const toggle = (next: boolean) => {
    localStorage.setItem(STORED, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [on, toggle] as const;
}
