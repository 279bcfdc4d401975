import { useCallback, useMemo, useState } from 'react';
import { useVisit } from '../return/visit.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** State in several query parameters, like `useAddressState`. */
export function useAddressStates<Name extends string>(names: readonly Name[]) {
  const { visit, write } = useVisit();
  const [own, setOwn] = useState<{ visit: string; values: Partial<Values<Name>> } | null>(null);
  const arrived = useMemo(() => {
    const query = new URLSearchParams(visit.search);
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Values<Name>;
  }, [visit.search, names]);
  const changed = own?.visit === visit.key ? own.values : null;
  const setValues = useCallback(
    (next: Partial<Values<Name>>) => {
      setOwn((before) => ({
        visit: visit.key,
        values: { ...(before?.visit === visit.key && before.values), ...next },
      }));
      write(next as Record<string, string>);
    },
    [visit.key, write],
  );
  const values = useMemo(() => ({ ...arrived, ...changed }), [arrived, changed]);
  return { values, setValues, visit: visit.key };
}
