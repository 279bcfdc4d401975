import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ProfileFormValues,
  type ProfileInput,
  type User,
  profileInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useUpdateProfile } from '../../api/account/account.ts';
import { reportProblem } from '../../api/client/form-errors.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { toast } from '../../primitives/toast/toast.tsx';

const fields = Object.keys(profileInputSchema.shape);

const valuesOf = ({ firstName, lastName, phone, profileImageUrl }: User): ProfileFormValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  phone: phone ?? '',
  profileImageUrl: profileImageUrl ?? '',
});

function useDetailsForm(user: User) {
  const update = useUpdateProfile();
  const form = useForm<ProfileFormValues, unknown, ProfileInput>({
    resolver: standardSchemaResolver(profileInputSchema),
    defaultValues: valuesOf(user),
  });
  const save = form.handleSubmit(async (body) => {
    try {
      form.reset(valuesOf(await update.mutateAsync(body)));
      toast({ title: 'Profile updated', description: 'Your details have been saved.' });
    } catch (error) {
      reportProblem(error, fields, (field, message) =>
        form.setError(field as 'phone', { message }, { shouldFocus: true }),
      );
    }
  });
  return { form, save };
}

export function DetailsForm({ user }: { user: User }) {
  const { form, save } = useDetailsForm(user);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const failure = errors.root?.server?.message;
  return (
    <Form
      standing
      aria-label="Details"
      onSubmit={(event) => void save(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      {failure && <Alert className="sm:col-span-2">{failure}</Alert>}
      <Field label="First name" error={errors.firstName?.message}>
        <Input {...register('firstName')} autoComplete="given-name" />
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        <Input {...register('lastName')} autoComplete="family-name" />
      </Field>
      <Field label="Phone" error={errors.phone?.message} className="sm:col-span-2">
        <Input {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field
        label="Picture"
        hint="The https:// address of a square picture"
        error={errors.profileImageUrl?.message}
        className="sm:col-span-2"
      >
        <Input
          {...register('profileImageUrl')}
          type="url"
          autoComplete="photo"
          spellCheck={false}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" pending={isSubmitting}>
          Save details
        </Button>
      </div>
    </Form>
  );
}
