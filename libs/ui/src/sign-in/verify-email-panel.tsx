import { hasStatus, sentence } from '../api/api-error.ts';
import { useVerifyEmail } from '../api/verification.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button, ButtonLink } from '../primitives/button.tsx';

/** A mailed link's end. Only the press uses the token up: scanners of mail open links too. */
export function VerifyEmailPanel({ token }: { token: string }) {
  const verify = useVerifyEmail();
  if (verify.isSuccess) return <Verified email={verify.data.email} />;
  if (hasStatus(verify.error, 400)) return <Refused text={sentence(verify.error)} />;
  return (
    <div className="flex flex-col gap-5">
      {verify.isError && <Alert>{sentence(verify.error)}</Alert>}
      <p className="text-base leading-6 text-pretty text-ink">
        With the button below you show that this mailbox is yours. Its address then counts as
        verified, and receipts and news about your orders can go there.
      </p>
      <p className="text-base leading-6 text-pretty text-ink">
        Press it only if you made an account here with this address. If you did not, somebody else
        has typed it, and there is nothing for you to do: just close this page.
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

/** The next step takes the focus, as the button that had it has gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const Verified = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-5">
    <Alert tone="success">
      <strong>{email}</strong> is verified. Receipts and news about your orders can go there now.
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
      Sign in, and ask for a new mail on your dashboard. If nothing there asks you to verify your
      address, it is verified already.
    </p>
    <ButtonLink size="lg" className="w-full" href="/dashboard" ref={focus}>
      Go to your dashboard
    </ButtonLink>
  </div>
);
