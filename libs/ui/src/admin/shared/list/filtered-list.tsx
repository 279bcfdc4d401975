import type { ReactNode } from 'react';
import type { Pages } from '../../../api/client/pages.ts';
import { ListFilters, type useListFilter } from '../filters/list-filters.tsx';
import { type EmptyText, ListBody } from './list-body.tsx';

interface FilteredListProps<T extends { id: number }, Kind extends string> {
  /** Plural, as in a sentence: "purchases". */
  noun: string;
  placeholder: string;
  kinds: { label: string; all: string; options: Record<Kind, string> };
  list: ReturnType<typeof useListFilter<Kind>>;
  pages: Pages<T>;
  empty: EmptyText;
  /** Replaces the filters if the list shows only a linked record. */
  note?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A search field and a select above the list that they filter. */
export function FilteredList<T extends { id: number }, Kind extends string>(
  props: FilteredListProps<T, Kind>,
) {
  const { noun, placeholder, kinds, list, pages, empty, note, children } = props;
  const { filter, setFilter, visit } = list;
  return (
    <>
      {note ?? (
        <ListFilters
          key={visit}
          noun={noun}
          placeholder={placeholder}
          kinds={kinds}
          filter={filter}
          onChange={setFilter}
        />
      )}
      <ListBody
        pages={pages}
        noun={noun}
        filtered={filter.q !== '' || filter.kind !== ''}
        rowKeyOf={({ id }) => id}
        empty={empty}
      >
        {children}
      </ListBody>
    </>
  );
}
