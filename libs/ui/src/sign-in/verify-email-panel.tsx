import { hasStatus, sentence } from '../api/api-error.ts';
import { useVerifyEmail } from '../api/verification.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button, ButtonLink } from '../primitives/button.tsx';

/** The page of a mailed link. Only the button uses the token, as mail scanners open links, too. */
export function VerifyEmailPanel({ token }: { token: string }) {
  const verify = useVerifyEmail();
  if (verify.isSuccess) return <Verified email={verify.data.email} />;
  if (hasStatus(verify.error, 400)) return <Refused text={sentence(verify.error)} />;
  return (
    <div className="flex flex-col gap-5">
      {verify.isError && <Alert>{sentence(verify.error)}</Alert>}
      <p className="text-base leading-6 text-pretty text-ink">
        Use the button below to confirm that this mailbox is yours. Confirmations of your orders and
        updates about them can then go there.
      </p>
      <p className="text-base leading-6 text-pretty text-ink">
        Press it only if you created an account here with this address. If you did not, someone else
        has entered it: you can simply close this page.
      </p>
      <Button
        size="lg"
        className="mt-1 w-full"
        pending={verify.isPending}
        onClick={() => verify.mutate({ token })}
      >
        {verify.isPending ? 'Verifying...' : 'Verify my address'}
      </Button>
    </div>
  );
}

/** The next step takes the focus, as the button that had it was removed. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const Verified = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-5">
    <Alert tone="success">
      <strong>{email}</strong> is verified. Confirmations of your orders and updates about them can
      now go there.
    </Alert>
    <ButtonLink size="lg" className="w-full" href="/dashboard" ref={focus}>
      Go to your dashboard
    </ButtonLink>
  </div>
);

const Refused = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-5">
    <Alert>{text}</Alert>
    <p className="text-base leading-6 text-pretty text-ink">
      Sign in, and request a new email on your dashboard. If you are not asked to verify your
      address there, it is already verified.
    </p>
    <ButtonLink size="lg" className="w-full" href="/dashboard" ref={focus}>
      Go to your dashboard
    </ButtonLink>
  </div>
);
