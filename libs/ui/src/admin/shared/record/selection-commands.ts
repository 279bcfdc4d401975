import { useEffect, useSyncExternalStore } from 'react';

/** An act on the selected record. */
interface Act {
  label: string;
  /** A promise keeps the palette open until it is fulfilled. */
  run: () => void | Promise<void>;
}

/** A command that needs one more choice, such as the status to change to. */
interface Question {
  label: string;
  /** What is asked: "Which status?". */
  asks: string;
  /** The choices; none where there is nothing to choose. */
  choices: () => Promise<readonly Command[]> | readonly Command[];
}

/** A command for the selected record. */
export type Command = Act | Question;

/** The selected record of a screen: its name and its commands. */
export interface Selection {
  name: string;
  /** The address of its own page, where it has one. */
  path?: string;
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

/** Offers the commands of the selected record to the palette while the screen is shown. */
export function useOfferCommands(selection: Selection | null): void {
  useEffect(() => {
    set(selection);
    return () => set(null);
  });
}

/** The current selection, up to date while the palette is open. */
export const useSelection = (): Selection | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
