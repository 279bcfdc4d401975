import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type LoginInput, loginInputSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLogin } from '../api/identity/auth.ts';
import { canUsePasskeys, signInWithPasskey } from '../api/identity/passkey-in-browser.ts';
import { acceptsPasskey, applyServerErrors, isCodeNeeded } from '../api/client/form-errors.ts';
import { FactorCodeField } from '../primitives/fields/factor-code-field.tsx';
import { Field } from '../primitives/fields/field.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordInput } from '../primitives/fields/password-input.tsx';

export function SignInForm({ email, onEmail, onDone }: FormProps) {
  const login = useLogin();
  const [codePrompt, setCodePrompt] = useState<{ acceptsPasskey: boolean } | null>(null);
  const { register, handleSubmit, getValues, setError, clearErrors, formState } =
    useForm<LoginInput>({
      resolver: standardSchemaResolver(loginInputSchema),
      defaultValues: { email },
    });
  const { errors, isSubmitting } = formState;
  const report = (error: unknown) =>
    applyServerErrors(error, ['email', 'password', 'code'], setError);
  const submit = handleSubmit(async (values) => {
    try {
      onDone(await login.mutateAsync(values));
    } catch (error) {
      if (!codePrompt && isCodeNeeded(error))
        return setCodePrompt({ acceptsPasskey: acceptsPasskey(error) });
      report(error);
    }
  });
  const submitWithPasskey = async () => {
    clearErrors();
    const { email: address, password } = getValues();
    const account = { email: address, password };
    try {
      onDone(await login.mutateAsync({ ...account, passkey: await signInWithPasskey(account) }));
    } catch (error) {
      report(error);
    }
  };
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.root?.server?.message}
      submitLabel="Sign in"
      pendingLabel="Signing in..."
    >
      <EmailField {...register('email', { onChange: onEmail })} error={errors.email?.message} />
      <Field
        label="Password"
        error={errors.password?.message}
        required
        link={
          <a href="#forgot" className="underline underline-offset-4 hover:text-ink">
            Forgot password?
          </a>
        }
      >
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {codePrompt && (
        <FactorCodeField
          {...register('code')}
          error={errors.code?.message}
          onPasskey={codePrompt.acceptsPasskey && canUsePasskeys() ? submitWithPasskey : undefined}
        />
      )}
    </AuthForm>
  );
}
