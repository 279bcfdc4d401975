import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../primitives/page-state.tsx';

interface PayProblemProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown for a link that does not work any more, or that could not be opened. */
export function PayProblem({ error, isRetrying, onRetry }: PayProblemProps) {
  // 400 for a token that is longer than any.
  if (hasStatus(error, 404) || hasStatus(error, 400)) return <UnknownLink />;
  return (
    <ErrorState
      level={1}
      className=""
      title="What is owed could not be loaded"
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

/** Shown after a payment, in a tab that has not stored the token. */
export const PaidWithoutLink = () => (
  <EmptyState
    level={1}
    className=""
    title="Thank you."
    text="The receipt comes by email as soon as the payment is confirmed."
  />
);
