import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ChangeTwoFactorInput,
  type FactorCodeInput,
  type FactorInput,
  factorCodeInputSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { canUsePasskeys, signWithPasskey } from '../../../api/identity/passkey-in-browser.ts';
import { applyServerErrors, messageAt } from '../../../api/client/form-errors.ts';
import { Button } from '../../../primitives/button.tsx';
import { CurrentPasswordField } from '../../../primitives/fields/current-password-field.tsx';
import { FactorCodeField } from '../../../primitives/fields/factor-code-field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { AccountFailure } from '../../account-failure.tsx';
import { SignInAgain } from '../sign-in-again.tsx';

interface FactorCodeFormProps {
  label: string;
  /** Whether the button is styled as dangerous. */
  isDanger?: boolean;
  takesRecoveryCode?: boolean;
  acceptsPasskey?: boolean;
  onFactor: (input: ChangeTwoFactorInput) => Promise<void>;
  onCancel: () => void;
}

/** A field for a code, and a button; also one for the password once the server has required it. */
export function FactorCodeForm(props: FactorCodeFormProps) {
  const {
    label,
    isDanger = false,
    takesRecoveryCode,
    acceptsPasskey = false,
    onFactor,
    onCancel,
  } = props;
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<FactorCodeInput>({
    resolver: standardSchemaResolver(factorCodeInputSchema),
    defaultValues: { code: '' },
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const enter = async (factor: () => Promise<FactorInput>) => {
    clearErrors();
    try {
      await onFactor({ ...(await factor()), ...(password && { currentPassword: password }) });
    } catch (error) {
      setFailure(error);
      if (messageAt(error, 'currentPassword')) return setPassword((typed) => typed ?? '');
      applyServerErrors(error, ['code'], setError);
    }
  };
  const submit = handleSubmit((input) => enter(() => Promise.resolve(input)));
  const withPasskey = () => enter(async () => ({ passkey: await signWithPasskey() }));
  return (
    <Form
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className="flex w-full flex-col gap-5"
    >
      {errors.root?.server && (
        <AccountFailure error={failure}>
          <SignInAgain error={failure} hash="#two-factor" />
        </AccountFailure>
      )}
      <FactorCodeField
        {...register('code')}
        error={errors.code?.message}
        takesRecoveryCode={takesRecoveryCode}
        onPasskey={acceptsPasskey && canUsePasskeys() ? withPasskey : undefined}
      />
      {password !== null && (
        <CurrentPasswordField
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoFocus
          error={messageAt(failure, 'currentPassword')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isSubmitting}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
