import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ForgotPasswordInput, forgotPasswordInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useForgotPassword } from '../api/auth.ts';
import { reportProblem } from '../api/form-errors.ts';
import { Alert } from '../primitives/alert.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { FormProps } from './form-props.ts';

export function ForgotForm({ email, onEmail }: Omit<FormProps, 'onDone'>) {
  const forgot = useForgotPassword();
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordInput>({
    resolver: standardSchemaResolver(forgotPasswordInputSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await forgot.mutateAsync(values);
    } catch (error) {
      reportProblem(error, ['email'], (field, message) =>
        setError(field as 'email', { message }, { shouldFocus: true }),
      );
    }
  });
  if (forgot.isSuccess) return <LinkSent email={forgot.variables.email} />;
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.root?.server?.message}
      submitLabel="Send the link"
      pendingLabel="Sending..."
    >
      <EmailField {...register('email', { onChange: onEmail })} error={errors.email?.message} />
    </AuthForm>
  );
}

/** The same words for known and unknown addresses: who has an account is nobody's business. */
function LinkSent({ email }: { email: string }) {
  return (
    <Alert tone="success">
      If there is an account for <strong>{email}</strong>, a link to choose a new password is on its
      way. It works once and for a short time.
    </Alert>
  );
}
