import type { ContactSubmission } from '@polaris/contracts';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { nameId } from './contact-ids.ts';

interface Picked {
  id: number;
  /** The location key when it was picked: a newer link to a submission takes precedence. */
  visit: string;
  /** Picked by a key: the focus moves there, and the view scrolls as far as needed. */
  byKey: boolean;
}

/** Which submission is selected: the one picked on the screen, else the one in the address. */
export function useContactSelection(highlighted: number | null) {
  const { key: visit } = useLocation();
  const [last, setLast] = useState<Picked | null>(null);
  const picked = last?.visit === visit ? last : null;
  useLayoutEffect(() => {
    if (!picked?.byKey) return;
    const name = document.getElementById(nameId(picked.id));
    name?.focus({ preventScroll: true });
    name?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [picked]);
  const select = useCallback((id: number) => setLast({ id, visit, byKey: false }), [visit]);
  const moveTo = (contact: ContactSubmission | undefined) => {
    if (contact) setLast({ id: contact.id, visit, byKey: true });
  };
  const show = useMemo(
    () => (highlighted === null ? null : { key: highlighted, visit }),
    [highlighted, visit],
  );
  return { selectedId: picked?.id ?? highlighted, show, visit, select, moveTo };
}
