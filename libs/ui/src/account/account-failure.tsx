import { openSignIn } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { hasStatus, sentence } from '../api/client/api-error.ts';
import { pathOf } from '../api/client/path-of.ts';
import { Alert } from '../primitives/alert.tsx';

interface AccountFailureProps {
  /** What the server or the browser said. */
  error: unknown;
  className?: string;
  /** After the sentence. */
  children?: ReactNode;
}

/** Why something of the account failed. Once the login session has ended, it leads to signing in. */
export function AccountFailure({ error, className, children }: AccountFailureProps) {
  return (
    <Alert {...(className && { className })}>
      {hasStatus(error, 401) ? <SignedOut /> : sentence(error)}
      {children}
    </Alert>
  );
}

/** In a new tab, so that what was typed here stays. */
const SignedOut = () => (
  <>
    You've been signed out. Nothing you typed here is lost.{' '}
    <a
      href={pathOf(openSignIn, { query: { returnTo: location.pathname + location.search } })}
      target="_blank"
      rel="noopener"
      className="font-semibold underline underline-offset-4"
    >
      Please sign in
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
    , then come back to this tab and try again.
  </>
);
