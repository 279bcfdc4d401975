import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ForgotPasswordInput, forgotPasswordInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useForgotPassword, useSignInOptions } from '../api/identity/auth.ts';
import { applyServerErrors } from '../api/client/form-errors.ts';
import { Alert } from '../primitives/alert.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { FormProps } from './form-props.ts';

export function ForgotForm({ email, onEmail }: Omit<FormProps, 'onDone'>) {
  const forgot = useForgotPassword();
  const mail = useSignInOptions().data?.mail;
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordInput>({
    resolver: standardSchemaResolver(forgotPasswordInputSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await forgot.mutateAsync(values);
    } catch (error) {
      applyServerErrors(error, ['email'], setError);
    }
  });
  if (forgot.isSuccess) return <ResetRequested email={forgot.variables.email} mail={mail} />;
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.root?.server?.message}
      submitLabel={mail ? 'Send the link' : 'Request a link'}
      pendingLabel="Sending..."
    >
      <EmailField {...register('email', { onChange: onEmail })} error={errors.email?.message} />
    </AuthForm>
  );
}

interface ResetRequestedProps {
  email: string;
  /** Whether this server sends mail; undefined while that is unknown. */
  mail: boolean | undefined;
}

/** The same text for known and unknown addresses, so that it does not reveal which ones have an account. */
function ResetRequested({ email, mail }: ResetRequestedProps) {
  return (
    <Alert tone="success">
      If there is an account for <strong>{email}</strong>, {resetOutcome(mail)} It works once and
      for a short time.
    </Alert>
  );
}

function resetOutcome(mail: boolean | undefined): string {
  if (mail === undefined) return 'you will get a link to choose a new password.';
  return mail
    ? 'a link to choose a new password is on its way.'
    : 'the owner of this site has been notified and will send you a link to choose a new password.';
}
