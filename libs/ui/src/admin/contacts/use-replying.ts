import { useState } from 'react';

/** The submissions whose reply is open: it stays open while others are looked at. */
export function useReplying(select: (id: number) => void) {
  const [open, setOpen] = useState<readonly number[]>([]);
  const start = (id: number) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]));
  return {
    isOpen: (id: number) => open.includes(id),
    start,
    close: (id: number) => setOpen((ids) => ids.filter((other) => other !== id)),
    /** After Undo, whichever submission is selected by then. */
    reopen: (id: number) => {
      start(id);
      select(id);
    },
  };
}

export type Replying = ReturnType<typeof useReplying>;
