import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Invitation,
  type NewAccountFormValues,
  type NewAccountInput,
  newAccountInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { useAcceptInvitation } from '../../api/site/account/invitations.ts';
import { AuthForm } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import { NameFields } from '../name-fields.tsx';
import { NewPasswordField } from '../new-password-field.tsx';

const fields = ['firstName', 'lastName', 'password'] as const;

interface NewAccountFormProps {
  token: string;
  /** The invited address, which becomes the account's. */
  invitation: Pick<Invitation, 'email' | 'name'>;
  onAccepted: () => void;
}

/** Accepts an invitation with a new account. */
export function NewAccountForm({ token, invitation, onAccepted }: NewAccountFormProps) {
  const acceptance = useAcceptInvitation(token);
  const { register, handleSubmit, setError, formState } = useForm<
    NewAccountFormValues,
    unknown,
    NewAccountInput
  >({
    resolver: standardSchemaResolver(newAccountInputSchema),
    defaultValues: namesIn(invitation.name),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await acceptance.mutateAsync(values);
      onAccepted();
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
      {/* For password managers, which save it with the password. */}
      <EmailField name="email" value={invitation.email} readOnly error={undefined} />
      <NewPasswordField {...register('password')} error={errors.password?.message} />
    </AuthForm>
  );
}

/** Suggests names from one text: the last word becomes the last name. */
function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { firstName: words.join(' '), lastName };
}
