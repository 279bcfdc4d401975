import { useEffect } from 'react';

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

/** Offers what can be done with the selection of a screen, for as long as it is shown. */
export function useOfferCommands(selection: Selection | null): void {
  useEffect(() => {
    current = selection;
    return () => {
      current = null;
    };
  });
}

/** What is selected at this moment. */
export const selection = (): Selection | null => current;
