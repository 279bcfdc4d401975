import { errorMessage } from '../../api/client/api-error.ts';
import { useAcceptInvitation } from '../../api/site/account/invitations.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';

interface AcceptPanelProps {
  token: string;
  email: string;
  onAccepted: () => void;
}

/** For the signed-in user of the invited address. */
export function AcceptPanel({ token, email, onAccepted }: AcceptPanelProps) {
  const acceptance = useAcceptInvitation(token);
  return (
    <div className="flex flex-col gap-5">
      {acceptance.isError && <Alert>{errorMessage(acceptance.error)}</Alert>}
      <p className="text-base leading-6 wrap-anywhere text-ink">
        You're signed in as <strong>{email}</strong>. Accept to connect this account.
      </p>
      <Button
        size="lg"
        className="w-full"
        pending={acceptance.isPending || acceptance.isSuccess}
        onClick={() => acceptance.mutate({}, { onSuccess: onAccepted })}
      >
        {acceptance.isPending ? 'Accepting...' : 'Accept'}
      </Button>
    </div>
  );
}
