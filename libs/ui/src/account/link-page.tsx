import { errorMessage, hasStatus } from '../api/client/api-error.ts';
import { Button, ButtonLink } from '../primitives/button.tsx';
import { ErrorState, LoadingState } from '../primitives/page-state.tsx';

interface LinkProblemProps {
  /** Shown if another try may help. */
  title: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown for a link that does not work any more, or that could not be opened. */
export function LinkProblem({ title, error, isRetrying, onRetry }: LinkProblemProps) {
  // 400 for a token that is longer than any.
  if (hasStatus(error, 404) || hasStatus(error, 400)) return <UnknownLink />;
  return (
    <ErrorState
      level={1}
      className=""
      title={title}
      text={errorMessage(error)}
      action={
        <Button size="lg" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

const UnknownLink = () => (
  <ErrorState
    level={1}
    className=""
    title="This link is not valid any more."
    text="Ask the person who sent it to you for a new one, or write to us."
    action={
      <ButtonLink size="lg" variant="secondary" href="/contact">
        Write to us
      </ButtonLink>
    }
  />
);

/** Shown for an address without a token, such as one that was typed. */
export const IncompleteLink = () => (
  <ErrorState
    level={1}
    className=""
    title="This link is not complete."
    text="Open it again from the email."
  />
);

/** Shown on the server, too, which does not know the token. */
export const LinkLoading = ({ text }: { text: string }) => (
  <>
    <LoadingState text={text} className="py-0! [@media(scripting:none)]:hidden" />
    <p className="hidden [@media(scripting:none)]:block">
      This page needs JavaScript, which is turned off in this browser.
    </p>
  </>
);
