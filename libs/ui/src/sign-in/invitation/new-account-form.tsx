import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type NewAccountFormValues,
  type NewAccountInput,
  newAccountInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { reportProblem } from '../../api/client/form-errors.ts';
import { useAcceptInvitation } from '../../api/account/invitations.ts';
import { AuthForm } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import { NameFields } from '../name-fields.tsx';
import { NewPasswordField } from '../new-password-field.tsx';

const fields = ['firstName', 'lastName', 'password'] as const;

interface NewAccountFormProps {
  token: string;
  /** The address of the account, which the invitation sets. */
  email: string;
  onAccepted: () => void;
}

/** Accepts an invitation with a new account. */
export function NewAccountForm({ token, email, onAccepted }: NewAccountFormProps) {
  const acceptance = useAcceptInvitation(token);
  const { register, handleSubmit, setError, formState } = useForm<
    NewAccountFormValues,
    unknown,
    NewAccountInput
  >({ resolver: standardSchemaResolver(newAccountInputSchema) });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await acceptance.mutateAsync(values);
      onAccepted();
    } catch (error) {
      reportProblem(error, fields, (field, message) =>
        setError(field as 'password', { message }, { shouldFocus: true }),
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
      <NameFields first={register('firstName')} last={register('lastName')} errors={errors} />
      {/* Password managers save the password with it. */}
      <EmailField name="email" value={email} readOnly error={undefined} />
      <NewPasswordField {...register('password')} error={errors.password?.message} />
    </AuthForm>
  );
}
