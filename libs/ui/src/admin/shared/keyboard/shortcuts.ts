import { type RefObject, useEffect, useRef } from 'react';

/** The action of a single key, or a sequence: "g c". */
export interface Shortcut {
  /** Named as in `KeyboardEvent.key`. */
  keys: string;
  label: string;
  run: (event: KeyboardEvent) => void;
  /** Whether it changes data on the server, or starts to. */
  mutates?: true;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const groups = new Set<RefObject<ShortcutGroup>>();

/** The shortcuts of the current screen, before those of the frame. */
export const shortcutGroups = (): ShortcutGroup[] => [...groups].map(({ current }) => current);

/** Registers shortcuts while a screen is shown, listed under the title. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef<ShortcutGroup>({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    groups.add(group);
    return () => void groups.delete(group);
  }, []);
}

const requests = new Set<() => void>();

/** Opens the list of keyboard shortcuts. */
export const showShortcuts = (): void => requests.forEach((open) => open());

/** Subscribes to requests to open the list. */
export function useShortcutsRequest(open: () => void): void {
  useEffect(() => {
    requests.add(open);
    return () => void requests.delete(open);
  }, [open]);
}
