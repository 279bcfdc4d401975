import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Shows a <dialog> while it is mounted; closing it hands the focus back to where it was. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, []);
  // A browser closes by itself when Esc is pressed twice: then the dialog is gone for us, too.
  return { ref, onCancel: askToClose(onClose), onClose, onMouseDown: closeBeside(onClose) };
}

/** Esc only asks: the owner of the state decides. */
const askToClose = (onClose: () => void) => (event: SyntheticEvent) => {
  event.preventDefault();
  onClose();
};

/** A press on the backdrop is a press on the dialog itself, outside of its box. */
const closeBeside = (onClose: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget) return;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) onClose();
};
