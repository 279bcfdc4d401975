import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Which record is open in the edit dialog; `new` is one that does not exist yet and opens at
 * once. `?edit=7` in the address opens one as soon as the records are loaded.
 */
export function useEdited<T extends { id: number }>(items: readonly T[] | undefined) {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [visit, setVisit] = useState<string | null>(null);
  const asked = params.get('edit');
  if (asked !== null && visit !== key) {
    const found = asked === 'new' ? asked : items?.find(({ id }) => String(id) === asked)?.id;
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
  // A record deleted elsewhere keeps its id here: saving it must fail and not create another.
  const record = stored ?? (known?.id === edited ? known : undefined);
  return { isOpen: edited !== null, record, edit: setEdited, close };
}
