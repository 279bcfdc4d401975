import type { FieldRules } from '@polaris/contracts';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { Textarea } from '../../../../primitives/fields/textarea.tsx';

interface FieldInputProps {
  field: FieldRules;
  value: string;
  onChange: (value: string) => void;
}

/** The input that fits the kind of a field. */
export function FieldInput({ field: { kind, choices }, value, onChange }: FieldInputProps) {
  const control = {
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'choice')
    return (
      <Select {...control}>
        <option value="">None</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    );
  // A single-line input would lose line breaks.
  if (kind === 'text' && value.includes('\n')) return <Textarea {...control} rows={4} />;
  if (kind === 'number') return <Input {...control} inputMode="decimal" />;
  return <Input {...control} type={kind} />;
}
