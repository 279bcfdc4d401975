import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type NewAccountFormValues,
  type NewAccountInput,
  PASSWORD_MIN,
  newAccountInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { reportProblem } from '../../api/form-errors.ts';
import { useAcceptInvitation } from '../../api/invitations.ts';
import { Field } from '../../primitives/field.tsx';
import { Input } from '../../primitives/input.tsx';
import { PasswordInput } from '../../primitives/password-input.tsx';
import { AuthForm } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';

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
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" aside="optional" error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" aside="optional" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      {/* Password managers save the password with it. */}
      <EmailField name="email" value={email} readOnly error={undefined} />
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
