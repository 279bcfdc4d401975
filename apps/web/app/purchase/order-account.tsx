import type { EmailStatus, User } from '@polaris/contracts';
import { Alert } from '@polaris/ui/primitives/alert';
import { Button } from '@polaris/ui/primitives/button';
import { serviceTexts } from '../../content/service-texts.ts';
import { type SignedInState, changeAccount } from './use-signed-in.ts';

interface OrderAccountProps {
  signedIn: SignedInState;
  /** Whether the order is being placed. */
  locked: boolean;
}

/** The ordering account, and a button to change it. */
export function OrderAccount({ signedIn: { user, failed, retry }, locked }: OrderAccountProps) {
  if (failed && user === undefined) return <NotRead onRetry={retry} />;
  if (user === null) return <Alert tone="warn">{serviceTexts.order.signedOut}</Alert>;
  return (
    <div className="flex min-h-26 flex-col rounded-sm bg-sunken px-4 py-3 text-sm leading-6">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <span className="text-muted">{serviceTexts.order.signedInAs}</span>
        {user && (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 underline underline-offset-4"
            onClick={changeAccount}
            disabled={locked}
          >
            {serviceTexts.order.changeAccount}
          </Button>
        )}
      </div>
      {user ? <Person user={user} /> : <p role="status">{serviceTexts.order.reading}</p>}
    </div>
  );
}

function Person({ user }: { user: User }) {
  const { email, emailStatus, firstName, lastName } = user;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <>
      <strong className="wrap-anywhere empty:hidden">{name}</strong>
      <span className="wrap-anywhere">{email}</span>
      <p className="text-pretty text-muted empty:hidden">{confirmation[emailStatus]}</p>
    </>
  );
}

/** Promises no mail if the server sends none. */
const confirmation: Record<EmailStatus, string> = {
  verified: serviceTexts.order.confirmation.verified,
  unverified: serviceTexts.order.confirmation.unverified,
  unchecked: '',
};

const NotRead = ({ onRetry }: { onRetry: () => void }) => (
  <Alert>
    <p>{serviceTexts.order.notRead}</p>
    <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
      {serviceTexts.order.retry}
    </Button>
  </Alert>
);
