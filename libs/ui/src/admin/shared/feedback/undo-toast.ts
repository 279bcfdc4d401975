import type { ToastMessage } from '../../../primitives/toast/toast-store.ts';
import { toast } from '../../../primitives/toast/toast.tsx';

/** How long the Undo button is shown, in milliseconds. */
const UNDO_MS = 10_000;
/** How long Ctrl+Z can undo it, in milliseconds: another toast may have replaced the button. */
const UNDO_BY_KEY_MS = 60_000;

interface Done extends Pick<ToastMessage, 'title' | 'description'> {
  /** The label of the button, if "Undo" alone could be misread. */
  label?: string;
  /** How to undo it without the button, for screen readers. */
  altText: string;
  undo: () => Promise<unknown>;
}

let last: { undo: () => void; until: number } | null = null;

/** Shows a toast with an Undo button, long enough to decide; Ctrl+Z does the same. */
export function toastWithUndo({ label = 'Undo', altText, undo, ...message }: Done): void {
  const done = {
    undo: () => {
      if (last === done) last = null;
      void undo();
    },
    until: Date.now() + UNDO_BY_KEY_MS,
  };
  last = done;
  toast({
    ...message,
    durationMs: UNDO_MS,
    action: { label, altText, onClick: done.undo },
  });
}

/** Undoes the last action, once. Returns false if there is none, or it was too long ago. */
export function undoLast(): boolean {
  if (!last || Date.now() > last.until) return false;
  last.undo();
  return true;
}
