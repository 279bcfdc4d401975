import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ContactSubmission,
  type ContactUpdate,
  type ContactUpdateValues,
  contactStatusLabels,
  contactUpdateSchema,
  editableContactStatuses,
  preferredContactLabels,
  listSubmissions,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { type ContactEdit, useUpdateContact } from '../../../api/people/contacts.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

interface ContactEditFormProps {
  contact: ContactSubmission;
  onClose: () => void;
}

const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  preferredContact: 'Prefers',
  status: 'Status',
  message: 'Message',
};
const formats = { status: contactStatusLabels, preferredContact: preferredContactLabels };

const valuesOf = ({
  name,
  email,
  phone,
  preferredContact,
  status,
  message,
}: ContactSubmission) => ({
  name,
  email,
  phone: phone ?? '',
  preferredContact,
  status,
  message,
});

/** A converted submission stays converted, and `converted` cannot be chosen. */
const statusesFor = ({ status }: ContactSubmission) =>
  status === 'converted' ? (['converted'] as const) : editableContactStatuses;

export function ContactEditForm({ contact, onClose }: ContactEditFormProps) {
  const update = useUpdateContact();
  const form = useForm<ContactUpdateValues, unknown, ContactUpdate>({
    resolver: standardSchemaResolver(contactUpdateSchema),
    defaultValues: valuesOf(contact),
  });
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listSubmissions.path,
    record: contact,
    valuesOf,
    update: async (edit: ContactEdit) => (await update.mutateAsync(edit)).saved,
    done: { title: 'Success', description: 'Contact updated successfully' },
    onSaved: onClose,
    onFailure: reportFailureWithStatus,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <EditForm label={`Edit ${contact.name}`} saving={saving} onClose={onClose}>
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <Input {...register('email')} type="email" />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Prefers" error={errors.preferredContact?.message}>
          <Select {...register('preferredContact')}>
            {Object.entries(preferredContactLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status" error={errors.status?.message}>
          <Select {...register('status')}>
            {statusesFor(contact).map((status) => (
              <option key={status} value={status}>
                {contactStatusLabels[status]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Message" error={errors.message?.message} required className="sm:col-span-2">
        <Textarea {...register('message')} />
      </Field>
    </EditForm>
  );
}
