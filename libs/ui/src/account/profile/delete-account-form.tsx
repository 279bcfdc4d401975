import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DeleteAccountInput, type User, deleteAccountInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useDeleteAccount } from '../../api/site/account/account.ts';
import { AccountFailure } from '../account-failure.tsx';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { Button } from '../../primitives/button.tsx';
import { CurrentPasswordField } from '../../primitives/fields/current-password-field.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** `/dashboard/profile#delete` opens the confirmation. */
export const DELETE_HASH = '#delete';

interface DeleteAccountFormProps {
  user: User;
  onCancel: () => void;
}

const fields = Object.keys(deleteAccountInputSchema.shape);

export function DeleteAccountForm({
  user: { email, hasPassword },
  onCancel,
}: DeleteAccountFormProps) {
  const removal = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm<DeleteAccountInput>({
    resolver: standardSchemaResolver(deleteAccountInputSchema),
    defaultValues: hasPassword ? { email: '', currentPassword: '' } : { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const remove = handleSubmit(async (body) => {
    try {
      await removal.mutateAsync(body);
      location.assign('/');
    } catch (error) {
      applyServerErrors(error, fields, setError);
    }
  });
  return (
    <Form
      aria-label="Delete account"
      onSubmit={(event) => void remove(event)}
      className="flex flex-col gap-5"
    >
      {errors.root?.server && (
        <AccountFailure error={removal.error}>
          <SignInAgain error={removal.error} hash={DELETE_HASH} />
        </AccountFailure>
      )}
      <Field
        label={`Type ${email} to confirm`}
        error={errors.email?.message}
        className="wrap-anywhere"
        required
      >
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      {hasPassword && (
        <CurrentPasswordField
          {...register('currentPassword')}
          error={errors.currentPassword?.message}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={isSubmitting || removal.isSuccess}>
          Delete permanently
        </Button>
      </div>
    </Form>
  );
}
