import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resetPasswordInputSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useResetLink, useResetPassword } from '../api/identity/auth.ts';
import { hasStatus } from '../api/client/api-error.ts';
import { applyServerErrors, isCodeNeeded } from '../api/client/form-errors.ts';
import { Alert } from '../primitives/alert.tsx';
import { ButtonLink } from '../primitives/button.tsx';
import { FactorCodeField } from '../primitives/fields/factor-code-field.tsx';
import { AuthForm } from './auth-form.tsx';
import type { FormProps } from './form-props.ts';
import { NewPasswordField } from './new-password-field.tsx';

type NewPasswordFormProps = Pick<FormProps, 'earlyPassword' | 'onDone'> & { token: string };

/** Sets a new password for the account of the token in a mailed link. */
export function NewPasswordForm({ token, earlyPassword, onDone }: NewPasswordFormProps) {
  const link = useResetLink(token);
  const reset = useResetPassword();
  const [asksForCode, setAsksForCode] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(resetPasswordInputSchema),
    defaultValues: { password: earlyPassword, token },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      onDone(await reset.mutateAsync(values));
    } catch (error) {
      if (!asksForCode && isCodeNeeded(error)) return setAsksForCode(true);
      applyServerErrors(error, ['password', 'code', 'token'], setError);
    }
  });
  if (hasStatus(link.error, 400)) return <EndedLink />;
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
      {asksForCode && <FactorCodeField {...register('code')} error={errors.code?.message} />}
    </AuthForm>
  );
}

/** Shown before a password is typed. */
const EndedLink = () => (
  <div className="flex flex-col gap-5">
    <Alert>This link has expired or has already been used.</Alert>
    <ButtonLink size="lg" className="w-full" href="#forgot">
      Request a new link
    </ButtonLink>
  </div>
);
