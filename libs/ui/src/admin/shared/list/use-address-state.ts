import { useCallback, useMemo, useState } from 'react';
import { useVisit } from './visit.ts';

/**
 * State that lives in a parameter of the address. It is read when the page is arrived at, returned to
 * or reloaded; `isChanged` says that it was set since.
 */
export function useAddressState(name: string) {
  const { visit, write } = useVisit();
  const [own, setOwn] = useState<{ visit: string; value: string } | null>(null);
  const arrived = useMemo(
    () => new URLSearchParams(visit.search).get(name) ?? '',
    [visit.search, name],
  );
  const isChanged = own?.visit === visit.key;
  const setValue = useCallback(
    (value: string) => {
      setOwn({ visit: visit.key, value });
      write({ [name]: value });
    },
    [visit.key, name, write],
  );
  return { value: isChanged ? own.value : arrived, isChanged, setValue };
}
