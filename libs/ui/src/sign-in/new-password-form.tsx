import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type User, resetPasswordInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useResetPassword } from '../api/account/auth.ts';
import { reportProblem } from '../api/client/form-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface NewPasswordFormProps {
  token: string;
  onDone: (user: User) => void;
}

/** Sets a new password for the account of the token in a mailed link. */
export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const reset = useResetPassword();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(resetPasswordInputSchema),
    defaultValues: { token },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      onDone(await reset.mutateAsync(values));
    } catch (error) {
      reportProblem(error, ['password', 'token'], (field, message) =>
        setError(field as 'password', { message }, { shouldFocus: true }),
      );
    }
  });
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.token?.message ?? errors.root?.server?.message}
      submitLabel="Save and sign in"
      pendingLabel="Saving..."
    >
      <NewPasswordField
        {...register('password')}
        label="New password"
        advice=""
        error={errors.password?.message}
      />
    </AuthForm>
  );
}
