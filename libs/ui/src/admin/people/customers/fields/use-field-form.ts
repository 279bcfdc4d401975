import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type CustomField,
  type CustomFieldInput,
  type CustomFieldUpdate,
  type FieldKind,
  customFieldInputSchema,
  fieldKindLabels,
  listCustomFields,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useCreateField,
  useUpdateField,
} from '../../../../api/people/customers/customer-fields.ts';
import type { Edit } from '../../../../api/client/edit-record.ts';
import { useSaving } from '../../../shared/form/use-saving.ts';
import { formatChoices, choicesTextSchema, writeChoices } from './choices-text.ts';

export interface FieldFormValues {
  name: string;
  kind: FieldKind;
  /** See `writeChoices`. */
  choices: string;
}

const labels = { name: 'Name', kind: 'Kind', choices: 'Choices' };
const formats = { kind: fieldKindLabels, choices: formatChoices };

const { name, kind } = customFieldInputSchema.shape;
const formSchema = z.object({ name, kind, choices: choicesTextSchema }).check(
  z.refine((field) => field.kind !== 'choice' || field.choices.length > 0, {
    error: 'A choice field needs at least one choice.',
    path: ['choices'],
  }),
);

/** Changing the kind clears the choices. */
const sent = (field: CustomFieldInput): CustomFieldInput =>
  field.kind === 'choice' ? field : { ...field, choices: [] };

const valuesOf = (field: CustomField): FieldFormValues => ({
  name: field.name,
  kind: field.kind,
  choices: writeChoices(field.choices),
});

/** The form of one field: its values, saving, and the toast after it. */
export function useFieldForm(field: CustomField | undefined, onSaved: () => void) {
  const create = useCreateField();
  const update = useUpdateField();
  const form = useForm<FieldFormValues, unknown, CustomFieldInput>({
    resolver: standardSchemaResolver(formSchema),
    defaultValues: field ? valuesOf(field) : { name: '', kind: 'text', choices: '[]' },
  });
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listCustomFields.path,
    record: field,
    valuesOf,
    create: (values: CustomFieldInput) => create.mutateAsync(sent(values)),
    update: async ({ base, changes }: Edit<CustomField, CustomFieldInput>) => {
      const { kind: _fixed, ...own } = changes;
      const edit: Edit<CustomField, CustomFieldUpdate> = { base, changes: own };
      return (await update.mutateAsync(edit)).saved;
    },
    done: { title: field ? 'Field updated' : 'Field created' },
    onSaved,
  });
  return { form, saving };
}
