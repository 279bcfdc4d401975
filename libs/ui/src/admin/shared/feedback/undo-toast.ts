import type { ToastMessage } from '../../../primitives/toast/toast-store.ts';
import { toast } from '../../../primitives/toast/toast.tsx';

const UNDO_MS = 10_000;

interface Done extends Pick<ToastMessage, 'title' | 'description'> {
  /** How to undo it without the button, for screen readers. */
  altText: string;
  undo: () => Promise<unknown>;
}

/** Shows a toast with an Undo button, long enough to decide. */
export const toastWithUndo = ({ altText, undo, ...message }: Done): void =>
  toast({
    ...message,
    durationMs: UNDO_MS,
    action: { label: 'Undo', altText, onClick: () => void undo() },
  });
