let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const setOpen = (next: readonly HTMLDialogElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Adds an open modal dialog; returns how to remove it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  setOpen([...open, dialog]);
  return () => setOpen(open.filter((other) => other !== dialog));
}

/** The dialog above all others. Anything outside of it is covered and takes no click. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
