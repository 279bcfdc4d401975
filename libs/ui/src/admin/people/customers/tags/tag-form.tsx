import { type Tag, tagColorLabels } from '@polaris/contracts';
import { Button } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { NotSaved } from '../../../shared/form/not-saved.tsx';
import { useTagForm } from './use-tag-form.ts';

interface TagFormProps {
  /** The record to edit; undefined to add one. */
  tag?: Tag;
  onClose: () => void;
  onAdded?: (tag: Tag) => void;
}

export function TagForm({ tag, onClose, onAdded }: TagFormProps) {
  const { form, saving } = useTagForm(tag, onClose, onAdded);
  const { errors } = form.formState;
  return (
    <Form
      aria-label={tag ? `Edit ${tag.name}` : 'Add Tag'}
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_140px]"
    >
      <NotSaved saving={saving} />
      <Field label="Name" error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      <Field label="Color" error={errors.color?.message}>
        <Select {...form.register('color')}>
          {Object.entries(tagColorLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="sm" pending={saving.isSubmitting}>
          {tag ? 'Save' : 'Create Tag'}
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
