import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FactorCodeInput, type FactorInput, factorCodeInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { canUsePasskeys, signInWithPasskey } from '../api/identity/passkey-in-browser.ts';
import { useFinishProviderSignIn } from '../api/identity/two-factor.ts';
import { applyServerErrors } from '../api/client/form-errors.ts';
import { FactorCodeField } from '../primitives/fields/factor-code-field.tsx';
import { AuthForm } from './auth-form.tsx';

/** Asks for the account's second factor after a sign-in through the provider. */
export function ProviderCodeForm({ acceptsPasskey }: { acceptsPasskey: boolean }) {
  const finish = useFinishProviderSignIn();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<FactorCodeInput>({
    resolver: standardSchemaResolver(factorCodeInputSchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const enter = async (factor: () => Promise<FactorInput>) => {
    clearErrors();
    try {
      const { location: next } = await finish.mutateAsync(await factor());
      location.replace(next);
    } catch (error) {
      applyServerErrors(error, ['code'], setError);
    }
  };
  const submit = handleSubmit((input) => enter(() => Promise.resolve(input)));
  const withPasskey = () => enter(async () => ({ passkey: await signInWithPasskey({}) }));
  return (
    <AuthForm
      onSubmit={(event) => void submit(event)}
      pending={isSubmitting}
      failure={errors.root?.server?.message}
      submitLabel="Sign in"
      pendingLabel="Signing in..."
    >
      <FactorCodeField
        {...register('code')}
        error={errors.code?.message}
        onPasskey={acceptsPasskey && canUsePasskeys() ? withPasskey : undefined}
      />
    </AuthForm>
  );
}
