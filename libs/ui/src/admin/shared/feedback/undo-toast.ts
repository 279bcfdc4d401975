import type { ToastMessage } from '../../../primitives/toast-store.ts';
import { toast } from '../../../primitives/toast.tsx';

const UNDO_MS = 10_000;

interface Done extends Pick<ToastMessage, 'title' | 'description'> {
  /** How to do it without the toast's button. */
  altText: string;
  undo: () => Promise<unknown>;
}

/** Tells that something is done, and offers to take it back while the words are read. */
export const toastWithUndo = ({ altText, undo, ...message }: Done): void =>
  toast({
    ...message,
    durationMs: UNDO_MS,
    action: { label: 'Undo', altText, onClick: () => void undo() },
  });
