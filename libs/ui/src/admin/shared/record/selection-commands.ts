import { useEffect, useSyncExternalStore } from 'react';

/** An action on the selected record. */
interface RunCommand {
  label: string;
  /** A promise keeps the palette open until it is fulfilled. */
  run: () => void | Promise<void>;
}

/** A command that needs one more choice, such as the status to change to. */
interface Question {
  label: string;
  /** The question: "Which status?". */
  question: string;
  /** The choices; may be empty. */
  choices: () => Promise<readonly Choice[]> | readonly Choice[];
}

export type Choice = RunCommand | Question;

/** A command for the selected record, and whether it changes data on the server or starts to. */
export type Command = Choice & { mutates: boolean };

/** The selected record of a screen: its name and its commands. */
export interface Selection {
  name: string;
  /** The address of its page, if any. */
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
export const useSelectedRecord = (): Selection | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
