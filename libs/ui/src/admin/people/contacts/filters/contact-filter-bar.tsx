import { contactStatusLabels, preferredContactLabels } from '@polaris/contracts';
import { useState } from 'react';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { ChoiceList } from '../../../shared/filters/choice-list.tsx';
import { FilterControls, FilterDialog } from '../../../shared/filters/filter-bar.tsx';
import { type ContactValues, prefersIn, contactStatusesIn } from './contact-address.ts';
import {
  type ContactFilterName,
  activeContactFilters,
  clearedContactFilter,
  contactFilters,
} from './contact-filters.ts';

interface ContactFilterBarProps {
  values: ContactValues;
  onChange: (values: Partial<ContactValues>) => void;
}

/** The search and filters of submissions; needs a new key for each visit. */
export function ContactFilterBar({ values, onChange }: ContactFilterBarProps) {
  const [open, setOpen] = useState<ContactFilterName | null>(null);
  return (
    <FilterControls
      search={{
        label: 'Search submissions',
        placeholder: 'Search name, email, phone or message',
        value: values.q,
        onSearch: (q) => onChange({ q }),
      }}
      filters={contactFilters}
      active={activeContactFilters(values)}
      onOpen={setOpen}
      onRemove={(name) => onChange(clearedContactFilter(name))}
    >
      {open && (
        <FilterDialog
          title={contactFilters[open].label}
          onRemove={() => onChange(clearedContactFilter(open))}
          onClose={() => setOpen(null)}
        >
          <Fields name={open} values={values} onChange={onChange} />
        </FilterDialog>
      )}
    </FilterControls>
  );
}

/** The inputs of one filter. */
function Fields({ name, values, onChange }: ContactFilterBarProps & { name: ContactFilterName }) {
  if (name === 'status')
    return (
      <ChoiceList
        legend="Status"
        options={contactStatusLabels}
        chosen={contactStatusesIn(values)}
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
