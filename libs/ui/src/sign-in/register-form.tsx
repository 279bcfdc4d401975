import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  PASSWORD_MIN,
  type RegisterFormValues,
  type RegisterInput,
  registerInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useRegister, useSignInOptions } from '../api/auth.ts';
import { reportProblem } from '../api/form-errors.ts';
import { Field } from '../primitives/field.tsx';
import { Input } from '../primitives/input.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordInput } from '../primitives/password-input.tsx';

const fields = ['email', 'password', 'firstName', 'lastName'] as const;

export function RegisterForm({ email, onEmail, onDone }: FormProps) {
  const signUp = useRegister();
  const mail = useSignInOptions().data?.mail;
  const { register, handleSubmit, setError, formState } = useForm<
    RegisterFormValues,
    unknown,
    RegisterInput
  >({
    resolver: standardSchemaResolver(registerInputSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      onDone(await signUp.mutateAsync(values));
    } catch (error) {
      reportProblem(error, fields, (field, message) =>
        setError(field as 'email', { message }, { shouldFocus: true }),
      );
    }
  });
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.root?.server?.message}
      submitLabel="Create account"
      pendingLabel="Creating your account..."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" aside="optional" error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" aside="optional" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <EmailField
        {...register('email', { onChange: onEmail })}
        hint={mail && 'You will get an email with a link and a code at this address.'}
        error={errors.email?.message}
      />
      <Field
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
        error={errors.password?.message}
        required
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
    </AuthForm>
  );
}
