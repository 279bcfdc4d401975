import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AuthenticatorKey,
  type StartTwoFactorInput,
  type User,
  startTwoFactorInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useStartTwoFactor } from '../../../api/identity/two-factor.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Button } from '../../../primitives/button.tsx';
import { CurrentPasswordField } from '../../../primitives/fields/current-password-field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { AccountFailure } from '../../account-failure.tsx';
import { SignInAgain } from '../sign-in-again.tsx';

interface StartFormProps {
  user: User;
  onKey: (key: AuthenticatorKey) => void;
  onCancel: () => void;
}

/** Asks for the password, so that a stolen login session cannot lock its owner out. */
export function StartForm({ user: { hasPassword }, onKey, onCancel }: StartFormProps) {
  const start = useStartTwoFactor();
  const { register, handleSubmit, setError, formState } = useForm<StartTwoFactorInput>({
    resolver: standardSchemaResolver(startTwoFactorInputSchema),
    ...(hasPassword && { defaultValues: { currentPassword: '' } }),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      onKey(await start.mutateAsync(input));
    } catch (error) {
      applyServerErrors(error, ['currentPassword'], setError);
    }
  });
  return (
    <Form
      aria-label="Set up two-factor authentication"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {errors.root?.server && (
        <AccountFailure error={start.error}>
          <SignInAgain error={start.error} hash="#two-factor" />
        </AccountFailure>
      )}
      {hasPassword && (
        <CurrentPasswordField
          {...register('currentPassword')}
          error={errors.currentPassword?.message}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          Continue
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
