import { type RefObject, useEffect, useRef } from 'react';

/** What a single key does, or two of them, one after the other: "g c". */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them. */
  keys: string;
  label: string;
  run: (event: KeyboardEvent) => void;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const groups = new Set<RefObject<ShortcutGroup>>();

/** What the shown screen can do by single keys, its own before those of the frame around it. */
export const shortcutGroups = (): ShortcutGroup[] => [...groups].map(({ current }) => current);

/** The keys of a screen, or of a part of it, while it is shown. They are listed under the title. */
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

/** Opens the list of all keys. */
export const showShortcuts = (): void => requests.forEach((open) => open());

/** Calls back when the list of all keys is asked for. */
export function useShortcutsRequest(open: () => void): void {
  useEffect(() => {
    requests.add(open);
    return () => void requests.delete(open);
  }, [open]);
}
