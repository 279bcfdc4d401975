import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { focusFirstField } from './focus-first-field.ts';
import { useKeyboardClaim } from './keyboard-claims.ts';

/**
 * Shows a <dialog> while it is mounted: its first field has the focus, and the keyboard is its own. Closing
 * it returns the focus. A locked one stays open.
 */
export function useModal(onClose: () => void, locked = false) {
  const ref = useRef<HTMLDialogElement>(null);
  useKeyboardClaim();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    focusFirstField(dialog);
    return () => dialog.close();
  }, []);
  // Pressing Esc twice makes the browser close the dialog, whose state decides whether it stays.
  const stay = () => ref.current?.isConnected && ref.current.showModal();
  const stayAndAsk = () => {
    stay();
    onClose();
  };
  return locked
    ? { ref, onCancel: askToClose(() => undefined), onClose: stay }
    : {
        ref,
        onCancel: askToClose(onClose),
        onClose: stayAndAsk,
        onMouseDown: closeBeside(onClose),
      };
}

/** Esc only requests closing: the owner of the state decides. */
const askToClose = (onClose: () => void) => (event: SyntheticEvent) => {
  event.preventDefault();
  onClose();
};

/**
 * A press on the backdrop is an event of the dialog itself, outside of its box. The second press of a double
 * click, whose first one has opened the dialog, does not close it.
 */
const closeBeside = (onClose: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget || event.detail > 1) return;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) onClose();
};
