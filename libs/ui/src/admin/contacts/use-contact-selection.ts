import type { ContactSubmission } from '@polaris/contracts';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Shown } from '../windowed-list.tsx';
import { nameId } from './contact-ids.ts';

interface Picked {
  id: number;
  /** The visit that it was picked in: a new link to a submission counts more. */
  visit: string;
  /** Brought into view, with the keyboard on it. */
  focused: Shown | null;
}

/** Which submission is selected: the one that was picked, else the one that the address names. */
export function useContactSelection(highlighted: number | null) {
  const { key: visit } = useLocation();
  const [last, setLast] = useState<Picked | null>(null);
  const picked = last?.visit === visit ? last : null;
  const focused = picked?.focused ?? null;
  useLayoutEffect(() => {
    if (focused) document.getElementById(nameId(focused.key))?.focus({ preventScroll: true });
  }, [focused]);
  const select = useCallback((id: number) => setLast({ id, visit, focused: null }), [visit]);
  const moveTo = (contact: ContactSubmission | undefined) => {
    if (contact)
      setLast({ id: contact.id, visit, focused: { key: contact.id, align: 'auto' as const } });
  };
  const named = useMemo(
    () => (highlighted === null ? null : { key: highlighted, align: 'center' as const, visit }),
    [highlighted, visit],
  );
  return { selectedId: picked?.id ?? highlighted, show: focused ?? named, visit, select, moveTo };
}
