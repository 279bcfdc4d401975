import { useState } from 'react';

/** The submissions with an open reply, which stays open while others are viewed. */
export function useReplying(select: (id: number) => void) {
  const [open, setOpen] = useState<readonly number[]>([]);
  const start = (id: number) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]));
  return {
    isOpen: (id: number) => open.includes(id),
    start,
    close: (id: number) => setOpen((ids) => ids.filter((other) => other !== id)),
    /** After Undo, even if another submission is selected. */
    reopen: (id: number) => {
      start(id);
      select(id);
    },
  };
}

export type Replying = ReturnType<typeof useReplying>;
