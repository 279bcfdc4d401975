import type { ToastMessage } from '../../../primitives/toast/toast-store.ts';
import { toast } from '../../../primitives/toast/toast.tsx';

/** How long the button is there. */
const UNDO_MS = 10_000;
/** How long Ctrl+Z undoes it: another toast may have taken the button's place. */
const UNDO_BY_KEY_MS = 60_000;

interface Done extends Pick<ToastMessage, 'title' | 'description'> {
  /** What the button says, where "Undo" alone could be misread. */
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

/** Undoes what was done last, once. False when there is nothing, or it was too long ago. */
export function undoLast(): boolean {
  if (!last || Date.now() > last.until) return false;
  last.undo();
  return true;
}
