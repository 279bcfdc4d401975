import { openSignIn } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { errorMessage, hasStatus } from '../api/client/api-error.ts';
import { pathOf } from '../api/client/path-of.ts';
import { Alert } from '../primitives/alert.tsx';

interface AccountFailureProps {
  /** The error of the server or the browser. */
  error: unknown;
  className?: string;
  /** Shown after the sentence. */
  children?: ReactNode;
}

/** Explains a failure. If the login session has ended, links to the sign-in page. */
export function AccountFailure({ error, className, children }: AccountFailureProps) {
  return (
    <Alert {...(className && { className })}>
      {hasStatus(error, 401) ? <SignedOut /> : errorMessage(error)}
      {children}
    </Alert>
  );
}

/** Opens in a new tab, so that what was typed here stays. */
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
