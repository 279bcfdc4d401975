import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Shows a <dialog> while it is mounted; closing it returns the focus. A locked one stays open. */
export function useModal(onClose: () => void, locked = false) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
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
