import { useState } from 'react';
import { useTags } from '../../../api/tags.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { FilterDialog, FilterBar as SharedBar } from '../../shared/list/filter-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import { type GridValues, tagIdsIn } from './grid-address.ts';
import { type GridFilterName, activeFilters, clearedFilter, gridFilters } from './grid-filters.ts';

interface FilterBarProps {
  values: GridValues;
  onChange: (values: Partial<GridValues>) => void;
}

/** Search, and a chip for each filter; another visit needs another key. */
export function FilterBar({ values, onChange }: FilterBarProps) {
  const [open, setOpen] = useState<GridFilterName | null>(null);
  const tags = useTags();
  const known = tags.data ?? [];
  const active = activeFilters(values).map((name) => ({
    name,
    text: gridFilters[name].describe(values, known),
  }));
  const lost = tags.data
    ? tagIdsIn(values).filter((id) => !known.some((tag) => tag.id === id))
    : [];
  return (
    <SharedBar
      search={{
        label: 'Search customers',
        placeholder: 'Search name, email, phone or company',
        value: values.q,
        onSearch: (q) => onChange({ q }),
      }}
      filters={gridFilters}
      active={active}
      onOpen={setOpen}
      onRemove={(name) => onChange(clearedFilter(name))}
    >
      {lost.length > 0 && (
        <Alert tone="warn">
          {lost.length === 1
            ? 'A tag of this filter was'
            : `${lost.length} tags of this filter were`}{' '}
          deleted, and filters nothing; the others apply. Remove it from the filter, or restore it
          from the trash.
        </Alert>
      )}
      {open && (
        <FilterDialog
          title={gridFilters[open].label}
          onRemove={() => onChange(clearedFilter(open))}
          onClose={() => setOpen(null)}
        >
          <FilterFields name={open} {...{ values, tags: known, onChange }} />
        </FilterDialog>
      )}
    </SharedBar>
  );
}
