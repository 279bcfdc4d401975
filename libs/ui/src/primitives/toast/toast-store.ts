import type { ReactNode } from 'react';

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** Replaces the default of 5 seconds. */
  durationMs?: number;
  /** A button; `altText` says how to do the same without it. */
  action?: { label: string; altText: string; onClick: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** A dismissed toast stays in memory this long. */
export const REMOVE_AFTER_MS = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. There is one at a time: a new one replaces the one before. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), REMOVE_AFTER_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): ShownToast | null => current;
