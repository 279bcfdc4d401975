import { MAX_BULK } from '@polaris/contracts';
import { useCallback, useRef, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** The selected records, up to the limit of bulk changes. */
export function useSelection() {
  const [ids, setIds] = useState(none);
  /** Where a range starts: at the record that was selected or cleared last. */
  const anchor = useRef<number | null>(null);
  const toggle = useCallback((id: number) => {
    anchor.current = id;
    setIds((before) => withAll(before, [id], !before.has(id)));
  }, []);
  /** Applies the state of the last record to all of `ordered` from there to this one. */
  const extendTo = useCallback(
    (id: number, ordered: readonly number[]) => {
      const from = anchor.current === null ? -1 : ordered.indexOf(anchor.current);
      const to = ordered.indexOf(id);
      if (from < 0 || to < 0) return toggle(id);
      const start = ordered[from]!;
      const range = from < to ? ordered.slice(from, to + 1) : ordered.slice(to, from + 1).reverse();
      anchor.current = id;
      setIds((before) => withAll(before, range, before.has(start)));
    },
    [toggle],
  );
  const clear = useCallback(() => {
    anchor.current = null;
    setIds(none);
  }, []);
  /** Selects all of these, or none if they are selected. */
  const toggleAll = (all: readonly number[]) =>
    setIds((before) =>
      all.every((id) => before.has(id)) ? none : new Set(all.slice(0, MAX_BULK)),
    );
  return { ids, toggle, extendTo, toggleAll, clear };
}

/** Selects or clears these, up to the limit. */
function withAll(before: ReadonlySet<number>, ids: readonly number[], isSelected: boolean) {
  const next = new Set(before);
  for (const id of ids) {
    if (!isSelected) next.delete(id);
    else if (next.size < MAX_BULK) next.add(id);
  }
  return next;
}
