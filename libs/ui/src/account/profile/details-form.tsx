import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type User, profileInputSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import { useForm } from 'react-hook-form';
import { useUpdateProfile } from '../../api/site/account/account.ts';
import { AccountFailure } from '../account-failure.tsx';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { toast } from '../../primitives/toast/toast.tsx';

const detailsSchema = z.omit(profileInputSchema, { profileImageUrl: true });
type DetailsFormValues = z.input<typeof detailsSchema>;
type DetailsInput = z.output<typeof detailsSchema>;

const fields = Object.keys(detailsSchema.shape);
const checkDetails = standardSchemaResolver(detailsSchema);

const valuesOf = ({ firstName, lastName, phone }: User) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  phone: phone ?? '',
});

/** Sends only changed fields: a stored value that breaks a newer rule must not block the others. */
function changesOf(values: DetailsFormValues, user: User): DetailsFormValues {
  const stored: DetailsFormValues = valuesOf(user);
  const keys = Object.keys(stored) as (keyof DetailsFormValues)[];
  return Object.fromEntries(
    keys.filter((key) => values[key] !== stored[key]).map((key) => [key, values[key]]),
  );
}

function useDetailsForm(user: User) {
  const update = useUpdateProfile();
  const form = useForm<DetailsFormValues, unknown, DetailsInput>({
    resolver: (values, context, options) => checkDetails(changesOf(values, user), context, options),
    defaultValues: valuesOf(user),
  });
  const save = form.handleSubmit(async (body) => {
    try {
      form.reset(valuesOf(await update.mutateAsync(body)));
      toast({ title: 'Profile updated', description: 'Your details have been saved.' });
    } catch (error) {
      applyServerErrors(error, fields, form.setError);
    }
  });
  return { form, save, error: update.error };
}

export function DetailsForm({ user }: { user: User }) {
  const { form, save, error } = useDetailsForm(user);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <Form
      isPageForm
      aria-label="Details"
      onSubmit={(event) => void save(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      {errors.root?.server && <AccountFailure error={error} className="sm:col-span-2" />}
      <Field label="First name" error={errors.firstName?.message}>
        <Input {...register('firstName')} autoComplete="given-name" />
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        <Input {...register('lastName')} autoComplete="family-name" />
      </Field>
      <Field label="Phone" error={errors.phone?.message} className="sm:col-span-2">
        <Input {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" pending={isSubmitting}>
          Save details
        </Button>
      </div>
    </Form>
  );
}
