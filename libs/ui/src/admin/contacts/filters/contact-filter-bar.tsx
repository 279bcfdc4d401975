import { contactStatusLabels, preferredContactLabels } from '@polaris/contracts';
import { useState } from 'react';
import { Field } from '../../../primitives/field.tsx';
import { Input } from '../../../primitives/input.tsx';
import { Select } from '../../../primitives/select.tsx';
import { ChoiceList } from '../../shared/list/choice-list.tsx';
import { FilterBar, FilterDialog } from '../../shared/list/filter-bar.tsx';
import { type ContactValues, prefersIn, statusesIn } from './contact-address.ts';
import {
  type ContactFilterName,
  activeFilters,
  clearedFilter,
  contactFilters,
} from './contact-filters.ts';

interface ContactFilterBarProps {
  values: ContactValues;
  onChange: (values: Partial<ContactValues>) => void;
}

/** Search in the submissions, and their filters; another visit needs another key. */
export function ContactFilterBar({ values, onChange }: ContactFilterBarProps) {
  const [open, setOpen] = useState<ContactFilterName | null>(null);
  return (
    <FilterBar
      search={{
        label: 'Search submissions',
        placeholder: 'Search name, email, phone or message',
        value: values.q,
        onSearch: (q) => onChange({ q }),
      }}
      filters={contactFilters}
      active={activeFilters(values)}
      onOpen={setOpen}
      onRemove={(name) => onChange(clearedFilter(name))}
    >
      {open && (
        <FilterDialog
          title={contactFilters[open].label}
          onRemove={() => onChange(clearedFilter(open))}
          onClose={() => setOpen(null)}
        >
          <Fields name={open} values={values} onChange={onChange} />
        </FilterDialog>
      )}
    </FilterBar>
  );
}

/** The inputs of one filter. */
function Fields({ name, values, onChange }: ContactFilterBarProps & { name: ContactFilterName }) {
  if (name === 'status')
    return (
      <ChoiceList
        legend="Status"
        options={contactStatusLabels}
        chosen={statusesIn(values)}
        onChange={(status) => onChange({ status })}
      />
    );
  if (name === 'prefers')
    return (
      <ChoiceList
        legend="Preferred contact"
        options={preferredContactLabels}
        chosen={prefersIn(values)}
        onChange={(prefers) => onChange({ prefers })}
      />
    );
  if (name === 'phone')
    return (
      <Field label="Phone">
        <Select value={values.phone} onChange={({ target }) => onChange({ phone: target.value })}>
          <option value="">Everyone</option>
          <option value="true">With a phone</option>
          <option value="false">Without a phone</option>
        </Select>
      </Field>
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Since">
        <Input
          type="date"
          value={values.receivedAfter}
          onChange={({ target }) => onChange({ receivedAfter: target.value })}
        />
      </Field>
      <Field label="Before">
        <Input
          type="date"
          value={values.receivedBefore}
          onChange={({ target }) => onChange({ receivedBefore: target.value })}
        />
      </Field>
    </div>
  );
}
