import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type VerifyCodeFormValues,
  type VerifyCodeInput,
  verifyCodeInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { AccountFailure } from './account-failure.tsx';
import { applyServerErrors } from '../api/client/form-errors.ts';
import { useVerifyCode } from '../api/identity/verification.ts';
import { Button } from '../primitives/button.tsx';
import { Field } from '../primitives/fields/field.tsx';
import { Form } from '../primitives/form/form.tsx';
import { Input } from '../primitives/fields/input.tsx';

function useCodeForm() {
  const verify = useVerifyCode();
  const form = useForm<VerifyCodeFormValues, unknown, VerifyCodeInput>({
    resolver: standardSchemaResolver(verifyCodeInputSchema),
    defaultValues: { code: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await verify.mutateAsync(body);
    } catch (error) {
      applyServerErrors(error, ['code'], form.setError);
    }
  });
  return { form, submit, error: verify.error };
}

/** The field for the mailed six-digit code. */
export function CodeForm({ autoFocus }: { autoFocus: boolean }) {
  const { form, submit, error } = useCodeForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      isPageForm
      aria-label="Verification code"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {errors.root?.server && <AccountFailure error={error} />}
      <Field label="Six-digit code" error={errors.code?.message} required>
        <span className="flex gap-3">
          <Input
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={autoFocus}
            spellCheck={false}
            className="max-w-40 tracking-widest tabular-nums"
          />
          <Button type="submit" pending={isSubmitting}>
            Verify
          </Button>
        </span>
      </Field>
    </Form>
  );
}
