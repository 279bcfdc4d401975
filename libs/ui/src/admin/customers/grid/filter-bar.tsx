import { fieldOfOrder } from '@polaris/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFields } from '../../../api/customer-fields.ts';
import { useTags } from '../../../api/tags.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { Select } from '../../../primitives/select.tsx';
import { SearchField } from '../../shared/list/search-field.tsx';
import { useDebounced } from '../../shared/list/use-debounced.ts';
import { FieldFilterChips, FieldFilters } from '../fields/field-filters.tsx';
import { fieldColumn } from '../fields/grid-fields.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterFields } from './filter-fields.tsx';
import { type GridValues, tagIdsIn } from './grid-address.ts';
import {
  type GridFilterName,
  activeFilters,
  clearedFilter,
  gridFilterNames,
  gridFilters,
} from './grid-filters.ts';

const DEBOUNCE_MS = 60;

interface FilterBarProps {
  values: GridValues;
  onChange: (values: Partial<GridValues>) => void;
}

/** Search, and a chip for each filter; another visit needs another key. */
export function FilterBar({ values, onChange }: FilterBarProps) {
  const [open, setOpen] = useState<GridFilterName | null>(null);
  const [openField, setOpenField] = useState<number | null>(null);
  const { data: fields = [] } = useFields();
  const tags = useTags();
  const known = tags.data ?? [];
  const active = activeFilters(values);
  const lost = tags.data
    ? tagIdsIn(values).filter((id) => !known.some((tag) => tag.id === id))
    : [];
  return (
    <search className="mb-3 flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        <Search value={values.q} onChange={(q) => onChange({ q })} />
        <Select
          aria-label="Add a filter"
          className="flex-[0_1_180px]"
          value=""
          onChange={({ target }) => {
            const fieldId = fieldOfOrder(target.value);
            if (fieldId === undefined) setOpen(target.value as GridFilterName);
            else setOpenField(fieldId);
          }}
        >
          <option value="">Add a filter</option>
          {gridFilterNames.map((name) => (
            <option key={name} value={name}>
              {gridFilters[name].label}
            </option>
          ))}
          {fields.map((field) => (
            <option key={field.id} value={fieldColumn(field)}>
              {field.name}
            </option>
          ))}
        </Select>
      </div>
      {(active.length > 0 || values.fieldFilters) && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2">
          {active.map((name) => {
            const text = gridFilters[name].describe(values, known);
            return (
              <FilterChip
                key={name}
                text={text}
                onOpen={() => setOpen(name)}
                onRemove={() => onChange(clearedFilter(name))}
              />
            );
          })}
          <FieldFilterChips values={values} onChange={onChange} onOpen={setOpenField} />
        </ul>
      )}
      <FieldFilters {...{ values, onChange }} open={openField} onOpen={setOpenField} />
      {lost.length > 0 && (
        <Alert tone="warn">
          {lost.length === 1
            ? 'A tag of this filter was'
            : `${lost.length} tags of this filter were`}{' '}
          deleted. Nobody has it any more; remove it from the filter, or restore it from the trash.
        </Alert>
      )}
      <FilterDialog
        name={open}
        {...{ values, tags: known, onChange }}
        onClose={() => setOpen(null)}
      />
    </search>
  );
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const query = useDebounced(typed.trim(), DEBOUNCE_MS);
  const sent = useRef(value);
  const send = useEffectEvent(onChange);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    send(query);
  }, [query]);
  return (
    <SearchField
      label="Search customers"
      placeholder="Search name, email, phone or company"
      value={typed}
      onChange={setTyped}
    />
  );
}

interface FilterDialogProps extends FilterBarProps {
  name: GridFilterName | null;
  tags: Parameters<typeof FilterFields>[0]['tags'];
  onClose: () => void;
}

function FilterDialog({ name, values, tags, onChange, onClose }: FilterDialogProps) {
  if (!name) return null;
  return (
    <Dialog open title={gridFilters[name].label} onClose={onClose} className="max-w-md">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <FilterFields {...{ name, values, tags, onChange }} />
        <div className="flex justify-end gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              onChange(clearedFilter(name));
              onClose();
            }}
          >
            Remove filter
          </Button>
          <Button type="submit">Done</Button>
        </div>
      </form>
    </Dialog>
  );
}
