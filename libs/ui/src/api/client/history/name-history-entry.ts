import { newKey } from '../new-key.ts';

/**
 * Gives the current history entry a unique key before a router starts: React Router calls the first entry of every
 * document "default", and scroll positions are remembered by key.
 */
export function nameHistoryEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: newKey() }, '');
}
