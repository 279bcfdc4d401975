import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Which record is open in a dialog; `new` is one that does not exist yet. An address may ask for it, as
 * `?edit=7`, as soon as the records are there.
 */
export function useEdited<T extends { id: number }>(items: readonly T[] | undefined) {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [visit, setVisit] = useState<string | null>(null);
  const asked = params.get('edit');
  if (items && asked !== null && visit !== key) {
    const found = asked === 'new' ? asked : items.find(({ id }) => String(id) === asked)?.id;
    if (found !== undefined) {
      setVisit(key);
      setEdited(found);
    }
  }
  const stored = items?.find(({ id }) => id === edited);
  const [known, setKnown] = useState<T>();
  if (stored && stored !== known) setKnown(stored);
  const close = () => {
    setEdited(null);
    if (asked !== null) setParams({}, { replace: true });
  };
  // One that was deleted elsewhere stays what it was: saving it must not make another.
  const record = stored ?? (known?.id === edited ? known : undefined);
  return { isOpen: edited !== null, record, edit: setEdited, close };
}
