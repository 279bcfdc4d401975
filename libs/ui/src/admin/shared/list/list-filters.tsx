import { useEffect, useState } from 'react';
import { Select } from '../../../primitives/select.tsx';
import { SearchField } from './search-field.tsx';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 60;

/** The filter of a list; empty text where nothing is set. */
export interface ListFilter<Kind extends string> {
  q: string;
  kind: Kind | '';
}

export const useListFilter = <Kind extends string>() =>
  useState<ListFilter<Kind>>({ q: '', kind: '' });

interface ListFiltersProps<Kind extends string> {
  /** What is searched, for labels: "customers". */
  noun: string;
  placeholder: string;
  kinds: { label: string; all: string; options: Record<Kind, string> };
  /** Must be stable; gets an empty filter when nothing is set. */
  onChange: (filter: ListFilter<Kind>) => void;
}

/** A debounced search field and a select that filter a list. */
export function ListFilters<Kind extends string>(props: ListFiltersProps<Kind>) {
  const { noun, placeholder, kinds, onChange } = props;
  const [q, setQ] = useState('');
  const [kind, setKind] = useState<Kind | ''>('');
  const query = useDebounced(q.trim(), DEBOUNCE_MS);
  useEffect(() => onChange({ q: query, kind }), [query, kind, onChange]);
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
