import { type ContactSubmission, idParam } from '@polaris/contracts';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useAddressState } from '../shared/list/use-address-state.ts';
import { useVisit } from '../shared/list/visit.ts';
import { nameId } from './contact-ids.ts';

/**
 * Which submission is selected, as the address says: one that a link names is `linked` and scrolled
 * into view; one that is picked on the screen is not, nor is any on a page that is returned to.
 */
export function useContactSelection() {
  const { visit } = useVisit();
  const { value, isChanged, setValue } = useAddressState('highlight');
  const selectedId = idParam.safeParse(value).data ?? null;
  const isReturn = visit.place !== undefined;
  const linked = isChanged || isReturn ? null : selectedId;
  const [moved, setMoved] = useState<{ id: number } | null>(null);
  useLayoutEffect(() => {
    if (!moved) return;
    const name = document.getElementById(nameId(moved.id));
    name?.focus({ preventScroll: true });
    name?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [moved]);
  const select = useCallback((id: number) => setValue(String(id)), [setValue]);
  const moveTo = (contact: ContactSubmission | undefined) => {
    if (!contact) return;
    select(contact.id);
    setMoved({ id: contact.id });
  };
  const show = useMemo(
    () => (linked === null ? null : { key: linked, visit: visit.key }),
    [linked, visit.key],
  );
  return { selectedId, linked, isReturn, show, select, moveTo };
}
