import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ContactSubmission,
  type ContactUpdate,
  type ContactUpdateValues,
  contactStatusLabels,
  contactUpdateSchema,
  editableContactStatuses,
  preferredContactLabels,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasStatus } from '../../api/api-error.ts';
import { useUpdateContact } from '../../api/contacts.ts';
import { reportProblem } from '../../api/form-errors.ts';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/field.tsx';
import { Input } from '../../primitives/input.tsx';
import { Select } from '../../primitives/select.tsx';
import { Textarea } from '../../primitives/textarea.tsx';
import { ConflictNotice } from '../conflict-notice.tsx';
import { differences } from '../differences.ts';
import { reportFailure, reportSuccess } from '../report-failure.ts';
import { mayLeave, useUnsaved } from '../unsaved.ts';

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
const fields = Object.keys(labels);
const choices = { status: contactStatusLabels, preferredContact: preferredContactLabels };

/** A converted submission stays converted; no other becomes so by hand. */
const statusesFor = ({ status }: ContactSubmission) =>
  status === 'converted' ? (['converted'] as const) : editableContactStatuses;

function useContactForm(contact: ContactSubmission, onClose: () => void) {
  const update = useUpdateContact();
  const [conflict, setConflict] = useState(false);
  const form = useForm<ContactUpdateValues, unknown, ContactUpdate>({
    resolver: standardSchemaResolver(contactUpdateSchema),
    defaultValues: { ...contact, phone: contact.phone ?? '' },
  });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitting);
  const save = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync({ ...values, id: contact.id });
      reportSuccess('Contact updated successfully');
      onClose();
    } catch (error) {
      reportFailure(error);
      if (hasStatus(error, 409)) return setConflict(true);
      reportProblem(error, fields, (field, message) => form.setError(field as 'name', { message }));
    }
  });
  return { form, save, conflict, setConflict };
}

export function ContactEditForm({ contact, onClose }: ContactEditFormProps) {
  const { form, save, conflict, setConflict } = useContactForm(contact, onClose);
  const { register, formState, setValue } = form;
  const { errors, isSubmitting } = formState;
  const overwrite = () => {
    setValue('version', contact.version);
    setConflict(false);
  };
  return (
    <form
      noValidate
      aria-label={`Edit ${contact.name}`}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && mayLeave(formState.isDirty) && onClose()}
      className="grid gap-4 sm:grid-cols-2"
    >
      {conflict && (
        <ConflictNotice
          fields={differences(labels, form.getValues(), contact, choices)}
          onOverwrite={overwrite}
          className="sm:col-span-2"
        />
      )}
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} autoFocus />
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
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
