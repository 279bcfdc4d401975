import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import type { OfferForm } from './use-offer-form.ts';

interface GroupFieldProps {
  form: OfferForm;
  index: number;
}

/** The group that one line is chosen of, with the names of the others as suggestions. */
export function GroupField({ form, index }: GroupFieldProps) {
  const id = useId();
  const lines = useWatch({ control: form.control, name: 'content.lines' });
  const names = new Set(
    lines.flatMap(
      ({ kind, group }, at) => (kind === 'choice' && at !== index && group?.trim()) || [],
    ),
  );
  return (
    <Field
      label="Group"
      error={form.formState.errors.content?.lines?.[index]?.group?.message}
      className="col-span-2"
      required
    >
      <Input
        {...form.register(`content.lines.${index}.group`)}
        list={id}
        placeholder="Such as Support"
        autoComplete="off"
      />
      <datalist id={id}>
        {[...names].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
