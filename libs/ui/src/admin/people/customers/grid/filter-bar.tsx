import { type CustomField, fieldOfOrder } from '@polaris/contracts';
import { type ReactNode, useState } from 'react';
import { useFields } from '../../../../api/people/customers/customer-fields.ts';
import { useTags } from '../../../../api/people/customers/tags.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { FilterDialog, FilterControls as SharedBar } from '../../../shared/filters/filter-bar.tsx';
import { FieldFilters } from '../fields/field-filters.tsx';
import {
  type FieldColumn,
  activeFieldFilters,
  fieldColumn,
  isFieldColumn,
  withFieldFilter,
} from '../fields/grid-fields.ts';
import { FilterFields } from './filter-fields.tsx';
import { type GridValues, tagIdsIn } from './grid-address.ts';
import { type GridFilterName, activeFilters, clearedFilter, gridFilters } from './grid-filters.ts';

type FilterName = GridFilterName | FieldColumn;

interface FilterBarProps {
  values: GridValues;
  onChange: (values: Partial<GridValues>) => void;
  /** Controls next to the filters. */
  aside?: ReactNode;
}

/** The search, and a chip for each filter; needs a new key for each visit. */
export function FilterBar({ values, onChange, aside }: FilterBarProps) {
  const [open, setOpen] = useState<GridFilterName | null>(null);
  const [openField, setOpenField] = useState<number | null>(null);
  const { data: fields } = useFields();
  const tags = useTags();
  const known = tags.data ?? [];
  const own = activeFilters(values).map((name) => ({
    name,
    text: gridFilters[name].describe(values, known),
  }));
  const ofFields = activeFieldFilters(fields, values.fieldFilters);
  const openFilter = (name: FilterName) =>
    isFieldColumn(name) ? setOpenField(fieldOfOrder(name)!) : setOpen(name);
  const removeFilter = (name: FilterName) =>
    onChange(
      isFieldColumn(name)
        ? { fieldFilters: withFieldFilter(values.fieldFilters, fieldOfOrder(name)!, undefined) }
        : clearedFilter(name),
    );
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
      filters={{ ...gridFilters, ...labelsOf(fields) }}
      active={[...own, ...ofFields]}
      onOpen={openFilter}
      onRemove={removeFilter}
      aside={aside}
    >
      <FieldFilters {...{ values, onChange }} open={openField} onOpen={setOpenField} />
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

const labelsOf = (fields: readonly CustomField[] = []): Record<FieldColumn, { label: string }> =>
  Object.fromEntries(fields.map((field) => [fieldColumn(field), { label: field.name }]));
