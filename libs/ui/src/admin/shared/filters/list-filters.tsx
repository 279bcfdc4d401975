import { useCallback, useEffect, useRef, useState } from 'react';
import { Select } from '../../../primitives/fields/select.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressState } from './use-address-state.ts';
import { useDebounced } from './use-debounced.ts';
import { useVisit } from '../return/visit.ts';

const DEBOUNCE_MS = 60;

/** The filter of a list; empty text if not set. */
export interface ListFilter<Kind extends string> {
  q: string;
  kind: Kind | '';
}

/** The filter of a list, in the address. `kinds` is the parameter of the kind and its values. */
export function useListFilter<Kind extends string>(kindName: string, kinds: Record<Kind, string>) {
  const { visit } = useVisit();
  const q = useAddressState('q');
  const kind = useAddressState(kindName);
  const { setValue: setQ } = q;
  const { setValue: setKind } = kind;
  const setFilter = useCallback(
    (next: ListFilter<Kind>) => {
      setQ(next.q);
      setKind(next.kind);
    },
    [setQ, setKind],
  );
  const known: Kind | '' = Object.hasOwn(kinds, kind.value) ? (kind.value as Kind) : '';
  return { filter: { q: q.value, kind: known }, setFilter, visit: visit.key };
}

interface ListFiltersProps<Kind extends string> {
  /** The noun for labels: "customers". */
  noun: string;
  placeholder: string;
  kinds: { label: string; all: string; options: Record<Kind, string> };
  /** The initial filter; needs a new key for each visit. */
  filter: ListFilter<Kind>;
  /** Must be stable; gets an empty filter when nothing is set. */
  onChange: (filter: ListFilter<Kind>) => void;
}

/** A debounced search field and a select that filter a list. */
export function ListFilters<Kind extends string>(props: ListFiltersProps<Kind>) {
  const { noun, placeholder, kinds, filter, onChange } = props;
  const [q, setQ] = useState(filter.q);
  const [kind, setKind] = useState(filter.kind);
  const query = useDebounced(q.trim(), DEBOUNCE_MS);
  const [first] = useState(filter);
  const isUntouched = useRef(true);
  useEffect(() => {
    if (isUntouched.current && query === first.q && kind === first.kind) return;
    isUntouched.current = false;
    onChange({ q: query, kind });
  }, [query, kind, first, onChange]);
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <SearchField label={`Search ${noun}`} placeholder={placeholder} value={q} onChange={setQ} />
      <Select
        aria-label={kinds.label}
        className="flex-[0_1_180px]"
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind | '')}
      >
        <option value="">{kinds.all}</option>
        {Object.entries<string>(kinds.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}
