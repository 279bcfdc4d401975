import { type SubmitEvent, useState } from 'react';
import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { messageAt } from '../../api/client/form-errors.ts';
import { useDisownEmail, useVerifyEmail } from '../../api/identity/verification.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { PasswordInput } from '../../primitives/fields/password-input.tsx';
import { Disowned, Refused, Verified } from './verify-email-outcomes.tsx';

/** The page of a mailed link. Only its buttons use the token, as mail scanners open links. */
export function VerifyEmailPanel({ token }: { token: string }) {
  const verify = useVerifyEmail();
  const disown = useDisownEmail();
  const [isPasswordRequired, setIsPasswordRequired] = useState(false);
  const [currentPassword, setPassword] = useState('');
  // The server requires the password if the user is signed out.
  const passwordProblem = messageAt(verify.error, 'currentPassword');
  const needsPassword = isPasswordRequired || passwordProblem !== undefined;
  const error = disown.error ?? (passwordProblem === undefined ? verify.error : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (needsPassword) setIsPasswordRequired(true);
    verify.mutate({ token, ...(needsPassword && { currentPassword }) });
  };
  if (verify.isSuccess) return <Verified email={verify.data.email} />;
  if (disown.isSuccess) return <Disowned />;
  if (hasStatus(error, 400)) return <Refused text={errorMessage(error)} />;
  return (
    <Form isPageForm method="post" className="flex flex-col gap-5" onSubmit={submit}>
      {error && <Alert>{errorMessage(error)}</Alert>}
      <p className="text-base leading-6 text-pretty text-ink">
        Use the button below to confirm that this mailbox is yours. Order confirmations and updates
        can then go there.
      </p>
      {needsPassword && (
        <Field
          label="Your password"
          hint="You're not signed in here, so enter your account's password."
          error={isPasswordRequired ? passwordProblem : undefined}
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
        Didn't create an account here? Someone else entered your address.{' '}
        <Button
          variant="secondary"
          size="sm"
          pending={disown.isPending}
          onClick={() => disown.mutate({ token })}
        >
          This wasn't me
        </Button>
      </p>
    </Form>
  );
}
