import { useEffect, useSyncExternalStore } from 'react';

/** Something that can be done with what is selected. */
export interface Command {
  label: string;
  run: () => void;
}

/** What a screen has selected: its name, and what can be done with it. */
export interface Selection {
  name: string;
  commands: readonly Command[];
}

let current: Selection | null = null;
const listeners = new Set<() => void>();

function set(selection: Selection | null): void {
  current = selection;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers what can be done with the selection of a screen, for as long as it is shown. */
export function useOfferCommands(selection: Selection | null): void {
  useEffect(() => {
    set(selection);
    return () => set(null);
  });
}

/** What is selected: also while one looks at it, as the screen behind may go. */
export const useSelection = (): Selection | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
