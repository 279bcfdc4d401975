import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  OWNER_PASSWORD_MIN,
  type SetupFormValues,
  type SetupInput,
  setupInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useSetup } from '../api/identity/auth.ts';
import { applyServerErrors } from '../api/client/form-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { FormProps } from './form-props.ts';

/** The form of the one-time link of the first start, which creates the owner account. */
export function SetupForm(props: FormProps & { token: string }) {
  const { token, email, earlyPassword, onEmail, onDone } = props;
  const setup = useSetup();
  const { register, handleSubmit, setError, formState } = useForm<
    SetupFormValues,
    unknown,
    SetupInput
  >({
    resolver: standardSchemaResolver(setupInputSchema),
    defaultValues: { email, password: earlyPassword, token },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      onDone(await setup.mutateAsync(values));
    } catch (error) {
      applyServerErrors(error, ['firstName', 'lastName', 'email', 'password', 'token'], setError);
    }
  });
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.token?.message ?? errors.root?.server?.message}
      submitLabel="Create the owner account"
      pendingLabel="Creating..."
    >
      <NameFields first={register('firstName')} last={register('lastName')} errors={errors} />
      <EmailField {...register('email', { onChange: onEmail })} error={errors.email?.message} />
      <NewPasswordField
        {...register('password')}
        minLength={OWNER_PASSWORD_MIN}
        advice="This account can read and change everything."
        error={errors.password?.message}
      />
    </AuthForm>
  );
}
