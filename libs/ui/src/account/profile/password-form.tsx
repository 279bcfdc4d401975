import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ChangePasswordInput,
  OWNER_PASSWORD_MIN,
  PASSWORD_MIN,
  type User,
  changePasswordInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useChangePassword } from '../../api/site/account/account.ts';
import { AccountFailure } from '../account-failure.tsx';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { Button } from '../../primitives/button.tsx';
import { CurrentPasswordField } from '../../primitives/fields/current-password-field.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { PasswordInput } from '../../primitives/fields/password-input.tsx';
import { toast } from '../../primitives/toast/toast.tsx';

const fields = ['currentPassword', 'password'] as const;
const empty: ChangePasswordInput = { currentPassword: '', password: '' };

function usePasswordForm() {
  const change = useChangePassword();
  const form = useForm<ChangePasswordInput>({
    resolver: standardSchemaResolver(changePasswordInputSchema),
    defaultValues: empty,
  });
  const save = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync(body);
      form.reset(empty);
      const description = 'Every other device has been signed out.';
      toast({ title: 'Password changed', description });
    } catch (error) {
      applyServerErrors(error, fields, form.setError);
    }
  });
  return { form, save, error: change.error };
}

export function PasswordForm({ user: { email, isAdmin } }: { user: User }) {
  const minLength = isAdmin ? OWNER_PASSWORD_MIN : PASSWORD_MIN;
  const { form, save, error } = usePasswordForm();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <Form
      isPageForm
      aria-label="Change password"
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-5"
    >
      {errors.root?.server && <AccountFailure error={error} />}
      {/* Tells password managers which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        {...register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <Field
        label="New password"
        hint={`At least ${minLength} characters. A short sentence is easy to remember.`}
        error={errors.password?.message}
        required
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" pending={isSubmitting} className="self-start">
        Change password
      </Button>
    </Form>
  );
}
