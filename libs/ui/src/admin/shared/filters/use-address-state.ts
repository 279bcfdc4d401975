import { useCallback, useMemo, useState } from 'react';
import { useVisit } from '../return/visit.ts';

/** State in a query parameter, read on arrival, Back and reload; `isChanged` is true once it was set. */
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
