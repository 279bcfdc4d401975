import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type RegisterFormValues,
  type RegisterInput,
  registerInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useRegister, useSignInOptions } from '../api/identity/auth.ts';
import { applyServerErrors } from '../api/client/form-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { FormProps } from './form-props.ts';

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
      applyServerErrors(error, fields, setError);
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
      <NameFields first={register('firstName')} last={register('lastName')} errors={errors} />
      <EmailField
        {...register('email', { onChange: onEmail })}
        hint={mail && "You'll get an email with a link and a code at this address."}
        error={errors.email?.message}
      />
      <NewPasswordField {...register('password')} error={errors.password?.message} />
    </AuthForm>
  );
}
