import { type CustomField, fieldKindLabels } from '@polaris/contracts';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { NotSaved } from '../../../shared/form/not-saved.tsx';
import { ChoicesEditor } from './choices-editor.tsx';
import { useFieldForm } from './use-field-form.ts';

interface FieldFormProps {
  /** The record to edit; undefined to add one. */
  field?: CustomField;
  onClose: () => void;
}

export function FieldForm({ field, onClose }: FieldFormProps) {
  const { form, saving } = useFieldForm(field, onClose);
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Form
      aria-label={field ? `Edit ${field.name}` : 'Add Field'}
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-3 py-2 sm:grid-cols-[minmax(0,1fr)_140px]"
    >
      <NotSaved saving={saving} />
      <Field label="Name" error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      {field ? (
        <p className="self-center pt-6 text-sm text-muted max-sm:hidden">{fieldKindLabels[kind]}</p>
      ) : (
        <Field label="Kind" error={errors.kind?.message} hint="It cannot be changed later.">
          <Select {...form.register('kind')}>
            {Object.entries(fieldKindLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind === 'choice' && (
        <Controller
          control={form.control}
          name="choices"
          render={({ field: choices }) => (
            <ChoicesEditor
              value={choices.value}
              error={errors.choices?.message}
              onChange={choices.onChange}
            />
          )}
        />
      )}
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="sm" pending={saving.isSubmitting}>
          {field ? 'Save' : 'Create Field'}
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
