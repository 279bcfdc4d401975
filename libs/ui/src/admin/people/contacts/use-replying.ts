import { idParam } from '@polaris/contracts';
import { useState } from 'react';
import { type Visit, useVisit } from '../../shared/return/visit.ts';

/**
 * The submissions with an open reply, which stays open while others are viewed. A notification's Reply button
 * opens the one of the address, with `reply`.
 */
export function useReplying(select: (id: number) => void) {
  const [open, setOpen] = useState<readonly number[]>([]);
  const start = (id: number) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]));
  const forgetAsked = useAskedReply(start);
  return {
    isOpen: (id: number) => open.includes(id),
    start,
    close: (id: number) => {
      setOpen((ids) => ids.filter((other) => other !== id));
      forgetAsked();
    },
    /** Opens the reply again after Undo, even if another submission is selected. */
    reopen: (id: number) => {
      start(id);
      select(id);
    },
  };
}

/** Returns a function that removes `reply` from the address, so that a reload does not reopen it. */
function useAskedReply(start: (id: number) => void): () => void {
  const { visit, write } = useVisit();
  const [seen, setSeen] = useState('');
  const id = askedReply(visit);
  if (id !== null && seen !== visit.key) {
    setSeen(visit.key);
    start(id);
  }
  return () => write({ reply: '' });
}

function askedReply({ search, position }: Visit): number | null {
  const parameters = new URLSearchParams(search);
  if (position !== undefined || !parameters.has('reply')) return null;
  return idParam.safeParse(parameters.get('highlight')).data ?? null;
}

export type Replying = ReturnType<typeof useReplying>;
