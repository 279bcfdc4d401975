import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Which record is open in a dialog; `new` is one that does not exist yet. An address may ask for it, as
 * `?edit=7`, as soon as the records are there.
 */
export function useEdited(items: readonly { id: number }[] | undefined) {
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
  const close = () => {
    setEdited(null);
    if (asked !== null) setParams({}, { replace: true });
  };
  return { edited, edit: setEdited, close };
}
