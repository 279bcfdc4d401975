import type { FieldRules } from '@polaris/contracts';
import { Input } from '../../../primitives/input.tsx';
import { Select } from '../../../primitives/select.tsx';
import { Textarea } from '../../../primitives/textarea.tsx';

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
  // The lines of a text would be lost in an input of one line.
  if (kind === 'text' && value.includes('\n')) return <Textarea {...control} rows={4} />;
  if (kind === 'number') return <Input {...control} inputMode="decimal" />;
  return <Input {...control} type={kind} />;
}
