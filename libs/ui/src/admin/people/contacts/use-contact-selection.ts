import { type ContactSubmission, idParam } from '@polaris/contracts';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { useVisit } from '../../shared/return/visit.ts';
import { nameId } from './contact-ids.ts';

/**
 * The submission selected by the address: `linked` and scrolled into view if opened by a link, but not
 * when picked on the screen or on Back.
 */
export function useContactSelection() {
  const { visit } = useVisit();
  const { value, isChanged, setValue } = useAddressState('highlight');
  const selectedId = idParam.safeParse(value).data ?? null;
  const isReturn = visit.position !== undefined;
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
