import { ApiError, errorMessage } from '../../api/client/api-error.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';

interface InvitationProblemProps {
  error: Error;
  onRetry: () => void;
}

interface Ended {
  title: string;
  link: { href: string; label: string };
}

const requestNewInvitation = { href: '/contact', label: 'Ask for a new invitation' };

/** Messages by response status. */
const ended: Partial<Record<number, Ended>> = {
  404: { title: 'Invitation not found', link: requestNewInvitation },
  409: { title: 'Invitation accepted', link: { href: '/login', label: 'Sign in' } },
  410: { title: 'Invitation expired', link: requestNewInvitation },
};

/** Shown for a link that no longer works, or an invitation that could not be loaded. */
export function InvitationProblem({ error, onRetry }: InvitationProblemProps) {
  const end = error instanceof ApiError ? ended[error.status] : undefined;
  return (
    <SignInFrame title={end?.title ?? "Your invitation couldn't be loaded"}>
      <Alert tone="warn">{errorMessage(error)}</Alert>
      {end ? (
        <ButtonLink size="lg" className="w-full" href={end.link.href}>
          {end.link.label}
        </ButtonLink>
      ) : (
        <Button size="lg" className="w-full" onClick={onRetry}>
          Try again
        </Button>
      )}
    </SignInFrame>
  );
}
