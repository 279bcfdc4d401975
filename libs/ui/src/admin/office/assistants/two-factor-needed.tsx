import { Alert } from '../../../primitives/alert.tsx';

/** Nothing can be connected by a stolen password alone. */
export const TwoFactorNeeded = () => (
  <Alert tone="warn">
    Turn on two-factor authentication in{' '}
    <a href="/dashboard/profile" className="underline underline-offset-4">
      your account
    </a>{' '}
    first. Without it, nothing can be connected.
  </Alert>
);
