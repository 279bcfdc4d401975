import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { useCancelEmailByLink } from '../../api/identity/verification.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button, ButtonLink } from '../../primitives/button.tsx';

/** The page of the link sent to the old address. Only the button uses the token, as mail scanners open links. */
export function CancelEmailPanel({ token }: { token: string }) {
  const cancel = useCancelEmailByLink();
  if (cancel.isSuccess) return <Canceled email={cancel.data.email} />;
  if (hasStatus(cancel.error, 400)) return <Refused />;
  return (
    <div className="flex flex-col gap-5">
      {cancel.isError && <Alert>{errorMessage(cancel.error)}</Alert>}
      <p className="text-base leading-6 text-pretty text-ink">
        Someone signed in to your account asked to change its email address. If that wasn't you,
        cancel the change here.
      </p>
      <Button
        size="lg"
        className="mt-1 w-full"
        pending={cancel.isPending}
        onClick={() => cancel.mutate({ token })}
      >
        {cancel.isPending ? 'Canceling...' : 'Keep my current address'}
      </Button>
    </div>
  );
}

/** The next step takes the focus, as the focused button was removed. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const NewPassword = () => (
  <ButtonLink size="lg" className="w-full" href="#forgot" ref={focus}>
    Choose a new password
  </ButtonLink>
);

const Canceled = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-5">
    <Alert tone="success">
      The change is canceled. <strong>{email}</strong> remains your address.
    </Alert>
    <p className="text-base leading-6 text-pretty text-ink">
      If you didn't ask for the change, someone else can sign in to your account. A new password
      signs out every device.
    </p>
    <NewPassword />
  </div>
);

const Refused = () => (
  <div className="flex flex-col gap-5">
    <Alert>This link is no longer valid.</Alert>
    <p className="text-base leading-6 text-pretty text-ink">
      The change was already canceled, or the new address has been verified. If you didn't ask for
      it, choose a new password. If your address no longer signs in, answer the email that told you
      about the change.
    </p>
    <NewPassword />
  </div>
);
