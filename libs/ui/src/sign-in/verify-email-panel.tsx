import { type SubmitEvent, useState } from 'react';
import { ApiError, hasStatus, sentence } from '../api/api-error.ts';
import { useDisownEmail, useVerifyEmail } from '../api/verification.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button, ButtonLink } from '../primitives/button.tsx';
import { Field } from '../primitives/field.tsx';
import { Form } from '../primitives/form.tsx';
import { PasswordInput } from '../primitives/password-input.tsx';
import { Disowned, Refused, Verified } from './verify-email-outcomes.tsx';

/** The server asks for the password where nobody is signed in to the account. */
const passwordError = (error: unknown): string | undefined =>
  error instanceof ApiError
    ? error.problem?.errors?.find(({ path }) => path === 'currentPassword')?.message
    : undefined;

/** The page of a mailed link. Only its buttons use the token, as mail scanners open links, too. */
export function VerifyEmailPanel({ token }: { token: string }) {
  const verify = useVerifyEmail();
  const disown = useDisownEmail();
  const [asked, setAsked] = useState(false);
  const [currentPassword, setPassword] = useState('');
  const wrong = passwordError(verify.error);
  const needsPassword = asked || wrong !== undefined;
  const error = disown.error ?? (wrong === undefined ? verify.error : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (needsPassword) setAsked(true);
    verify.mutate({ token, ...(needsPassword && { currentPassword }) });
  };
  if (verify.isSuccess) return <Verified email={verify.data.email} />;
  if (disown.isSuccess) return <Disowned />;
  if (hasStatus(error, 400)) return <Refused text={sentence(error)} />;
  return (
    <Form standing method="post" className="flex flex-col gap-5" onSubmit={submit}>
      {error && <Alert>{sentence(error)}</Alert>}
      <p className="text-base leading-6 text-pretty text-ink">
        Use the button below to confirm that this mailbox is yours. Confirmations of your orders and
        updates about them can then go there.
      </p>
      {needsPassword && (
        <Field
          label="Your password"
          hint="You are not signed in here, so the password of your account shows that it is you."
          error={asked ? wrong : undefined}
          required
        >
          <PasswordInput
            value={currentPassword}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            autoFocus
          />
        </Field>
      )}
      <Button type="submit" size="lg" className="mt-1 w-full" pending={verify.isPending}>
        {verify.isPending ? 'Verifying...' : 'Verify my address'}
      </Button>
      {needsPassword && (
        <ButtonLink variant="secondary" size="lg" className="w-full" href="#forgot">
          Forgot password?
        </ButtonLink>
      )}
      <p className="text-sm leading-6 text-pretty text-muted">
        Did you not create an account here? Someone else has entered your address.{' '}
        <Button
          variant="secondary"
          size="sm"
          pending={disown.isPending}
          onClick={() => disown.mutate({ token })}
        >
          This was not me
        </Button>
      </p>
    </Form>
  );
}
