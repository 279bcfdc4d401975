import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { focusFirstField } from '../form/focus-first-field.ts';
import { useKeyboardClaim } from '../form/keyboard-claims.ts';
import { addOpenDialog } from './open-dialogs.ts';

/**
 * Opens a <dialog> while mounted, focuses its first field and claims the keyboard. Closing returns the
 * focus. A locked one stays open.
 */
export function useModal(onClose: () => void, locked = false) {
  const ref = useRef<HTMLDialogElement>(null);
  useKeyboardClaim();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    focusFirstField(dialog);
    const remove = addOpenDialog(dialog);
    return () => {
      remove();
      dialog.close();
    };
  }, []);
  // Pressing Esc twice makes the browser close the dialog, although its state decides that.
  const stay = () => ref.current?.isConnected && ref.current.showModal();
  const stayAndAsk = () => {
    stay();
    onClose();
  };
  return locked
    ? { ref, onCancel: requestClose(() => undefined), onClose: stay }
    : {
        ref,
        onCancel: requestClose(onClose),
        onClose: stayAndAsk,
        onMouseDown: closeOnBackdrop(onClose),
      };
}

/** Esc only requests closing: the owner of the state decides. */
const requestClose = (onClose: () => void) => (event: SyntheticEvent) => {
  event.preventDefault();
  onClose();
};

/** Whether the backdrop was clicked. Ignores the second click of a double click that opened the dialog. */
const closeOnBackdrop = (onClose: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget || event.detail > 1) return;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) onClose();
};
