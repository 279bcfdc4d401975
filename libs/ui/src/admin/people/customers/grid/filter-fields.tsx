import { type CustomerTag, customerStatusLabels } from '@polaris/contracts';
import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { ChoiceList, toggled } from '../../../shared/filters/choice-list.tsx';
import { TagBadge } from '../tags/tag-badge.tsx';
import { type GridParameter, type GridValues, statusesIn, tagIdsIn } from './grid-address.ts';
import type { GridFilterName } from './grid-filters.ts';

export interface FilterFieldsProps {
  name: GridFilterName;
  values: GridValues;
  tags: readonly CustomerTag[];
  onChange: (values: Partial<GridValues>) => void;
}

/** The inputs of one filter. */
export function FilterFields({ name, values, tags, onChange }: FilterFieldsProps) {
  const input = (parameter: GridParameter, label: string, type: 'date' | 'text' | 'number') => (
    <Field label={label}>
      <Input
        type={type}
        {...(type === 'number' && { min: 0, step: '0.01' })}
        maxLength={255}
        value={values[parameter]}
        onChange={(event) => onChange({ [parameter]: event.target.value })}
      />
    </Field>
  );
  if (name === 'company') return input('company', 'Company contains', 'text');
  if (name === 'followUp') return input('followUpBy', 'Due by', 'date');
  if (name === 'owed')
    return (
      <Field label="Owed">
        <Select value={values.owed} onChange={(event) => onChange({ owed: event.target.value })}>
          <option value="">Everyone</option>
          <option value="true">Owes money</option>
          <option value="false">Owes nothing</option>
        </Select>
      </Field>
    );
  if (name === 'status')
    return (
      <ChoiceList
        legend="Status"
        options={customerStatusLabels}
        chosen={statusesIn(values)}
        onChange={(status) => onChange({ status })}
      />
    );
  if (name === 'tag') return <TagChoices values={values} tags={tags} onChange={onChange} />;
  const pairs = {
    value: [input('valueFrom', 'At least', 'number'), input('valueTo', 'At most', 'number')],
    activity: [input('activeAfter', 'Since', 'date'), input('activeBefore', 'Before', 'date')],
    since: [input('sinceAfter', 'Since', 'date'), input('sinceBefore', 'Before', 'date')],
  };
  const [from, to] = pairs[name];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {from}
      {to}
    </div>
  );
}

type ChoicesProps = Pick<FilterFieldsProps, 'values' | 'onChange'>;

function TagChoices({ values, tags, onChange }: ChoicesProps & Pick<FilterFieldsProps, 'tags'>) {
  const chosen = tagIdsIn(values);
  const deleted = chosen.filter((id) => !tags.some((tag) => tag.id === id));
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="sr-only">Tag</legend>
      {tags.length === 0 && <p className="text-sm text-muted">There are no tags yet.</p>}
      {tags.map((tag) => (
        <label key={tag.id} className="flex min-h-9 cursor-pointer items-center gap-3">
          <Checkbox
            checked={chosen.includes(tag.id)}
            onChange={() => onChange({ tag: toggled(chosen, tag.id) })}
          />
          <TagBadge tag={tag} />
        </label>
      ))}
      {deleted.map((id) => (
        <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
          <Checkbox checked onChange={() => onChange({ tag: toggled(chosen, id) })} />
          <span className="text-muted italic">A deleted tag</span>
        </label>
      ))}
    </fieldset>
  );
}
