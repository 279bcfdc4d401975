import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type LoginInput, loginInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useLogin } from '../api/account/auth.ts';
import { reportProblem } from '../api/client/form-errors.ts';
import { Field } from '../primitives/fields/field.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordInput } from '../primitives/fields/password-input.tsx';

export function SignInForm({ email, onEmail, onDone }: FormProps) {
  const login = useLogin();
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: standardSchemaResolver(loginInputSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      onDone(await login.mutateAsync(values));
    } catch (error) {
      reportProblem(error, ['email', 'password'], (field, message) =>
        setError(field as 'email', { message }, { shouldFocus: true }),
      );
    }
  });
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
        aside={
          <a href="#forgot" className="underline underline-offset-4 hover:text-ink">
            Forgot password?
          </a>
        }
      >
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </AuthForm>
  );
}
