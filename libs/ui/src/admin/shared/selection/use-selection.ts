import { MAX_BULK } from '@polaris/contracts';
import { useCallback, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** The selected records, up to the limit of bulk changes. */
export function useSelection() {
  const [ids, setIds] = useState(none);
  const toggle = useCallback(
    (id: number) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id) && next.size < MAX_BULK) next.add(id);
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setIds(none), []);
  /** Selects all of these, or none if they are selected. */
  const toggleAll = (all: readonly number[]) =>
    setIds((before) =>
      all.every((id) => before.has(id)) ? none : new Set(all.slice(0, MAX_BULK)),
    );
  return { ids, toggle, toggleAll, clear };
}
